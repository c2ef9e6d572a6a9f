// The layers come first, as their order is the order in which they are first named. Parts bring their own sheets.
import './theme/layers.css.ts';
import './theme/theme.css.ts';
import './theme/fonts.css.ts';
import './theme/reset.css.ts';
import './theme/view-transition.css.ts';
import './page-parts/print.css.ts';
