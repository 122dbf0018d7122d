/** Keys and indexes from the top of the configuration down to a value, for example `['navigation', 0, 'pages']`. */
export type ConfigPath = readonly (string | number)[]
