/** Elements that have no closing tag (HTML standard, “void elements”). */
const VOID = 'area base br col embed hr img input link meta param source track wbr'

/** Elements that pages may use. Any other lowercase name is a placeholder, such as `<your-key>`. */
const OTHER =
  'a abbr address article aside audio b bdi bdo big blockquote body button canvas caption center cite code colgroup data ' +
  'datalist dd del details dfn dialog div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head ' +
  'header hgroup html i iframe ins kbd label legend li main map mark menu meter nav noscript object ol optgroup option ' +
  'output p picture pre progress q rp rt ruby s samp script search section select small span strike strong style sub ' +
  'summary sup svg table tbody td template textarea tfoot th thead time title tr tt u ul var video ' +
  'circle clipPath defs ellipse g line linearGradient mask path pattern polygon polyline radialGradient rect stop symbol ' +
  'text tspan use'

const VOID_NAMES: ReadonlySet<string> = new Set(VOID.split(' '))
const NAMES: ReadonlySet<string> = new Set(`${VOID} ${OTHER}`.split(' '))

/** Whether this is the name of an HTML or SVG element. */
export function isElementName(name: string): boolean {
  return NAMES.has(name)
}

/** Whether the element never has content. */
export function isVoidElement(name: string): boolean {
  return VOID_NAMES.has(name)
}
