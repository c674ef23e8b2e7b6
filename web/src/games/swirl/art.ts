// The pictures of action cards and card backs, which only this game shows.
import actions from '../../../../src/swordfish/draw/art/actions.svg?raw'
import { insert } from '../../art'

insert([actions])
