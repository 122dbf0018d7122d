export { ASSETS_FOLDER, type ClientAssets, type Island, parseClientAssets } from './client-assets/client-assets.ts'
export { toLicenseNotices, usesTablerIcons } from './client-assets/licenses.ts'
export type { ClassicScript, LoadedClient } from './client-assets/loaded-client.ts'
export { toContentHash } from './client-assets/to-content-hash.ts'
export { toPortableClient } from './client-assets/to-portable-client.ts'
export { THEME_CODES } from './codes.ts'
export type { Rasterize } from './drawing/create-cached-rasterizer.ts'
export { createFaviconFiles, type FaviconFiles } from './favicon/create-favicon-files.ts'
export type { AssetUsage } from './layout/asset-usage.ts'
export { type ContentView, type PageAssetUsage, toContentView, toPageAssetUsage } from './layout/content-view.ts'
export { createLayout, type Layout } from './layout/create-layout.ts'
export { loadStars } from './layout/header/stars.ts'
export { DEFAULT_LANGUAGE, findLanguage, toTextDirection } from './layout/language.ts'
export { checkDates } from './layout/page/check-dates.ts'
export { checkRepository } from './layout/page/check-repository.ts'
export { shortenText, toPageDescription } from './layout/page-description.ts'
export type { PlaygroundEntry } from './layout/page-view.ts'
export { renderPart } from './layout/render-html.ts'
export type { Site } from './layout/site.ts'
export { toPortableSite } from './layout/to-portable-site.ts'
export {
  CARDS_FOLDER,
  checkSocialCards,
  createSocialCards,
  type SocialCard,
  type SocialCards,
} from './social-cards/create-social-cards.ts'
export { loadCardDesign } from './social-cards/load-card-design.ts'
export { parseHexColor, toLegibleColor } from './stylesheet/colors.ts'
export { createThemeFile, type ThemeFile } from './stylesheet/create-theme-file.ts'
export { createOriginTest, parseOrigin } from './user-assets/allowed-origins.ts'
export { checkPageStyles } from './user-assets/check-page-styles.ts'
export { checkThirdParties } from './user-assets/check-third-parties.ts'
export { loadUserAssets, type UserAssets } from './user-assets/load-user-assets.ts'
