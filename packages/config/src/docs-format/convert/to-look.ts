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
export function toLook(look: Look = 'mint', searchPrompt: string | undefined, own: OwnSettings = {}): LookSettings {
  const design = DESIGNS[look]
  const theme = own.theme ?? design.theme
  const location = own.searchLocation ?? design.searchLocation
  return {
    // The style of another theme replaces all of a look that is a style.
    look: own.theme !== undefined && design.theme !== undefined ? 'mint' : look,
    ...(theme !== undefined && { theme }),
    layout: own.layout ?? design.layout ?? 'topnav',
    search: {
      ...(searchPrompt !== undefined && { prompt: searchPrompt }),
      ...(location !== undefined && { location }),
    },
    sidebar: { items: design.sidebarItems ?? 'container', ...own.sidebar },
  }
}

type LookSettings = Pick<SiteConfig, 'look' | 'theme' | 'layout' | 'search' | 'sidebar'>

interface OwnSettings {
  theme?: SiteConfig['theme']
  layout?: SiteConfig['layout']
  searchLocation?: 'side' | 'top'
  sidebar?: { items?: SiteConfig['sidebar']['items'] }
}
