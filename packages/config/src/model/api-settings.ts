/** A file of operations, and where its generated pages are. */
export interface SpecSource {
  /** A path or an http(s) URL. */
  source: string
  /** Folder of the generated pages, without slashes at its ends. Without it, children inherit the folder above. */
  directory?: string
  /** Paths or http(s) URLs of overlays, in the order in which they apply. */
  overlays?: string[]
}

export interface ApiSettings {
  /** Base URLs that visitors can choose from. */
  baseUrl: string[]
  auth: {
    method?: 'bearer' | 'basic' | 'key'
    name?: string
    inputPrefix?: string
  }
  /** `sendCredentials`: whether requests without the proxy send cookies. */
  playground: { mode: 'show' | 'simple' | 'hide'; disableProxy: boolean; sendCredentials: boolean }
  request: {
    example: {
      languages?: string[]
      showOptionalParams: boolean
      /** Whether the playground starts with the examples of the spec. */
      prefill: boolean
      /** Whether samples are generated. Otherwise, only the ones in the spec and in pages are shown. */
      autogenerate: boolean
    }
  }
  /** Whether pages of operations show the base URL in front of the path. */
  showFullUrl: boolean
  paramFields: { expanded: 'all' | 'topLevel' | 'topLevelOneOfs' | 'none'; post: string[] }
  maintainOrder: boolean
}
