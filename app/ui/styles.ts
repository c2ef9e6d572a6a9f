// The order of the layers first, then what every page stands on. Parts bring their own sheets.
import './theme/layers.css.ts';
import './theme/theme.css.ts';
import './theme/fonts.css.ts';
import './theme/reset.css.ts';
import './page-parts/print.css.ts';
