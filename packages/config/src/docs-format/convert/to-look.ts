import type { Look, SiteConfig } from '../../model/site-config.ts'

interface Design {
  theme?: SiteConfig['theme']
  layout?: SiteConfig['layout']
  searchLocation?: SiteConfig['search']['location']
  sidebarItems?: SiteConfig['sidebar']['items']
}

/** What a look sets of the settings that sites in `mint.json` combine themselves. Its stylesheet adds the rest. */
const DESIGNS: Record<Look, Design> = {
  mint: {},
  maple: { layout: 'sidenav', searchLocation: 'side' },
  palm: { theme: 'venus' },
  willow: { layout: 'solidSidenav', theme: 'quill' },
  linden: {},
  almond: {},
  aspen: { sidebarItems: 'border' },
  sequoia: {},
  luma: {},
}

/** Converts the name of a look. Settings below `spearmint` replace what it sets. */
export function toLook(look: Look = 'mint', searchPrompt: string, own: OwnSettings = {}): LookSettings {
  const { theme, layout = 'topnav', searchLocation, sidebarItems = 'container' } = DESIGNS[look]
  const location = own.searchLocation ?? searchLocation
  return {
    look,
    ...(theme !== undefined && { theme }),
    layout,
    search: { prompt: searchPrompt, ...(location !== undefined && { location }) },
    sidebar: { items: sidebarItems, ...own.sidebar },
  }
}

type LookSettings = Pick<SiteConfig, 'look' | 'theme' | 'layout' | 'search' | 'sidebar'>

interface OwnSettings {
  searchLocation?: 'side' | 'top'
  sidebar?: { items?: SiteConfig['sidebar']['items'] }
}
