import { describe, expect, it } from 'vitest'
import { listTokens, toTerms } from './tokens.ts'

const listTexts = (text: string): string[] => listTokens(text).map((token) => token.text)

describe('listTokens', () => {
  it.each([
    ['Deploy the site.', ['Deploy', 'the', 'site']],
    ['client.query(user_id)', ['client', 'query', 'user_id']],
    ['open-source --dry-run', ['open-source', 'dry-run']],
    ['日本語', ['日本', '本語']],
    ['字', ['字']],
    ['API日本語v2', ['API', '日本', '本語', 'v2']],
    ['한국어 문서를', ['한국', '국어', '문서']],
    ['환경변수는 API를 사용하기', ['환경', '경변', '변수', 'API', '사용']],
    ['環境変数の設定', ['環境', '境変', '変数', '設定']],
    ['データを書き込みます', ['デー', 'ータ', '書き', 'き込', '込み', 'みま', 'ます']],
    ['数据库的配置', ['数据', '据库', '库的', '的配', '配置']],
    ['การติดตั้ง', ['กา', 'าร', 'รต', 'ติ', 'ิด', 'ดต', 'ตั', 'ั้', '้ง']],
    ['हिन्दी में', ['हिन्दी', 'में']],
    ['𠮷野', ['𠮷野']],
    ['', []],
    ['… — !', []],
  ])('splits %j into %j', (text, tokens) => {
    expect(listTexts(text)).toEqual(tokens)
  })

  it('returns the position of each token', () => {
    const text = 'Über API日本語 und a_b'
    const tokens = listTokens(text)
    expect(tokens.length).toBeGreaterThan(4)
    expect(tokens.map(({ text: token, start }) => text.slice(start, start + token.length))).toEqual(listTexts(text))
  })
})

describe('toTerms', () => {
  it.each([
    ['Café', 'cafe', []],
    ['Größe', 'grosse', []],
    ['ＡＰＩ', 'api', []],
    ['İstanbul', 'istanbul', []],
    ['がぎ', 'がぎ', []],
    ['useState', 'usestate', ['use', 'state']],
    ['HTTPServer', 'httpserver', ['http', 'server']],
    ['snake_case', 'snakecase', ['snake', 'case']],
    ['x-axis', 'xaxis', ['axis']],
    ['S3Bucket', 's3bucket', ['s3', 'bucket']],
    ['والملفات', 'ملف', []],
    ['مِفتاحًا', 'مفتاح', []],
    ['13efe83b', '', []],
    ['2024', '2024', []],
    ['a'.repeat(41), '', []],
  ])('converts %j to %j and %j', (token, whole, parts) => {
    expect(toTerms(token)).toEqual({ whole, parts })
  })
})
