import type { HostName } from '../../core/index.ts'
import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { cloudflare } from './cloudflare.ts'
import { github } from './github.ts'
import type { Host } from './host.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { s3 } from './s3.ts'
import { vercel } from './vercel.ts'

/** All hosts that a build can write configuration files for. */
export const HOSTS = { nginx, caddy, apache, netlify, cloudflare, vercel, github, s3 } satisfies Record<HostName, Host>
