import type { IconRequest } from '../../core/index.ts'

/** The icon of a link in `footerSocials`. */
export interface SocialIcon extends IconRequest {
  /** The label of the link, for people who cannot see the icon. */
  label: string
}

const SOCIAL_ICONS: ReadonlyMap<string, SocialIcon> = new Map(
  Object.entries({
    x: { name: 'x-twitter', type: 'brands', label: 'X' },
    'x-twitter': { name: 'x-twitter', type: 'brands', label: 'X' },
    twitter: { name: 'x-twitter', type: 'brands', label: 'X' },
    website: { name: 'earth-americas', type: 'solid', label: 'Website' },
    'earth-americas': { name: 'earth-americas', type: 'solid', label: 'Website' },
    podcast: { name: 'podcast', type: 'solid', label: 'Podcast' },
    facebook: { name: 'facebook', type: 'brands', label: 'Facebook' },
    youtube: { name: 'youtube', type: 'brands', label: 'YouTube' },
    discord: { name: 'discord', type: 'brands', label: 'Discord' },
    slack: { name: 'slack', type: 'brands', label: 'Slack' },
    github: { name: 'github', type: 'brands', label: 'GitHub' },
    linkedin: { name: 'linkedin', type: 'brands', label: 'LinkedIn' },
    instagram: { name: 'instagram', type: 'brands', label: 'Instagram' },
    'hacker-news': { name: 'hacker-news', type: 'brands', label: 'Hacker News' },
    medium: { name: 'medium', type: 'brands', label: 'Medium' },
    telegram: { name: 'telegram', type: 'brands', label: 'Telegram' },
    bluesky: { name: 'bluesky', type: 'brands', label: 'Bluesky' },
    threads: { name: 'threads', type: 'brands', label: 'Threads' },
    reddit: { name: 'reddit', type: 'brands', label: 'Reddit' },
  }),
)

/** Converts a key of `footerSocials` to its icon. Any other key gets a link icon, with the key as its label. */
export function toSocialIcon(platform: string): SocialIcon {
  return SOCIAL_ICONS.get(platform) ?? { name: 'link', type: 'solid', label: platform }
}
