/** The hosts that a build can write configuration files for. */
export const HOST_NAMES = ['nginx', 'caddy', 'apache', 'netlify', 'cloudflare', 'vercel', 'github', 's3'] as const

export type HostName = (typeof HOST_NAMES)[number]
