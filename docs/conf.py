"""How Sphinx builds the site: `make docs`. docs/decisions/0007-sphinx.md says why it is Sphinx."""

import sys
from pathlib import Path

from swordfish import __version__

sys.path.insert(0, str(Path(__file__).parent / "site"))

project = "swordfish"
author = "the authors of swordfish"
project_copyright = "the authors of swordfish, MIT License"
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "notebook", "schema"]
source_suffix = {".md": "markdown", ".ipynb": "notebook"}
exclude_patterns = ["bots/*", "site/*"]
default_role = "code"  # a docstring's `single` backticks
myst_heading_anchors = 4  # as forges make them, so that a link works there and here

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"swordfish {version}"
html_copy_source = False
html_show_sphinx = False
html_baseurl = ""  # nothing is fetched from elsewhere, so the folder can be read as it is, without a server
