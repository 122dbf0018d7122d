import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { renderBreakableText } from './breakable-text.ts'

const render = (text: string): string => toHtml(h('p', renderBreakableText(text)).children)

describe('renderBreakableText', () => {
  it.each([
    ['A title of many words, none long', 'A title of many words, none long'],
    ['user_group_members', 'user_group_members'],
    ['list_user_group_members', 'list_<wbr>user_<wbr>group_<wbr>members'],
    ['The createUserGroupMembership call', 'The create<wbr>User<wbr>Group<wbr>Membership call'],
    ['client.groups.members/list', 'client.<wbr>groups.<wbr>members/<wbr>list'],
    ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsgesellschaft'],
    ['__a_very_long_dunder_name__', '__<wbr>a_<wbr>very_<wbr>long_<wbr>dunder_<wbr>name__'],
    ['<b>averylongtextThatIsNoHtml</b>', '&#x3C;b>averylongtext<wbr>That<wbr>Is<wbr>No<wbr>Html&#x3C;/<wbr>b>'],
  ])('renders %s', (text, html) => {
    expect(render(text)).toBe(html)
  })
})
