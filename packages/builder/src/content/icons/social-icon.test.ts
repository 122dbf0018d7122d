import { expect, it } from 'vitest'
import { loadIconCollection } from '../../node/package-data/load-icon-collection.ts'
import { createIconResolver } from './create-icon-resolver.ts'
import { toSocialIcon } from './social-icon.ts'

it.each([
  ['website', 'earth-americas', 'Website'],
  ['x', 'x-twitter', 'X'],
  ['twitter', 'x-twitter', 'X'],
  ['hacker-news', 'hacker-news', 'Hacker News'],
  ['github', 'github', 'GitHub'],
  ['podcast', 'podcast', 'Podcast'],
  ['mastodon', 'link', 'mastodon'],
  ['constructor', 'link', 'constructor'],
])('toSocialIcon converts %s to %s with the label %s', (platform, name, label) => {
  expect(toSocialIcon(platform)).toMatchObject({ name, label })
})

it('toSocialIcon returns an existing icon for every platform of the format', () => {
  const icons = createIconResolver(loadIconCollection)
  const platforms =
    'x website facebook youtube discord slack github linkedin instagram hacker-news medium telegram twitter x-twitter ' +
    'earth-americas bluesky threads reddit podcast'
  for (const platform of platforms.split(' ')) {
    const icon = toSocialIcon(platform)
    expect(icon.name, platform).not.toBe('link')
    expect(icons.resolve(icon).match, platform).toBe('exact')
  }
})
