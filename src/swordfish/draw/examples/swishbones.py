"""Examples for the rules of swishbones: fish in the pond, where a swish can go, a bend that just fits."""

from collections.abc import Mapping

from swordfish.draw.examples import Example, position

FITS = "0.7.5@0,0:90:90 1.4@1025,860:270 2.9@-1025,860:270 | 10@3000,3000 11@-4000,1000 6@500,-5000 >0 q0/1"
"""Two fish leave a gap of a few degrees, straight ahead."""

EXAMPLES: Mapping[str, Example] = {
    "fish": position(
        "swishbones", "0.7.5.6@-1500,0:180:200:220 1.4@5000,3000:225 | 10@2500,-3000 11@-4500,3500 8@0,5000 >0 q0/1"
    ),
    "bend": position("swishbones", "0.7.5@0,0:90:90 1.4@6000,5000:225 | 10@400,1800 11@-1500,900 9@4000,-2000 >0 q0/1"),
    "fits": position("swishbones", FITS),
}
