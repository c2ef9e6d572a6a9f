// Layers are imported first, because their order is the order of their first mention. Parts import their own style
// sheets.
import './theme/layers.css.ts';
import './theme/theme.css.ts';
import './theme/fonts.css.ts';
import './theme/reset.css.ts';
import './page-parts/print.css.ts';
