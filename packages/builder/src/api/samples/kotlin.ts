import { defineLanguage } from './define-language.ts'
import { indent, isPlainText, quoteText } from './quote-text.ts'
import { hasFile, toJsonText } from './sample-body.ts'
import { toJavaRequest } from './to-java-request.ts'

/** Kotlin, with `java.net.http`. */
export const kotlin = defineLanguage({
  id: 'kotlin',
  label: 'Kotlin',
  grammar: 'kotlin',
  toCode(request) {
    const { method, url, body } = request
    const { headers, publisher } = toJavaRequest(request, { quote: quoteKotlin, quoteJson })
    return [
      'import java.net.URI',
      'import java.net.http.HttpClient',
      'import java.net.http.HttpRequest',
      'import java.net.http.HttpRequest.BodyPublishers',
      'import java.net.http.HttpResponse.BodyHandlers',
      ...(hasFile(body) ? ['import java.nio.file.Path'] : []),
      '',
      'fun main() {',
      `    val request = HttpRequest.newBuilder(URI.create(${quoteKotlin(url)}))`,
      ...headers.map(([name, value]) => `        .header(${quoteKotlin(name)}, ${quoteKotlin(value)})`),
      `        .method(${quoteKotlin(method)}, ${publisher})`,
      '        .build()',
      '',
      '    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a Kotlin template
      '    println("${response.statusCode()} ${response.body()}")',
      '}',
    ].join('\n')
  },
})

export function quoteKotlin(text: string): string {
  return quoteText(text, { special: '$' })
}

/** A raw string, in which only `$` is special. */
function quoteJson(value: unknown): string {
  const text = toJsonText(value)
  if (!text.includes('\n') || !isPlainText(text) || /\$|"""/.test(text))
    return quoteKotlin(JSON.stringify(value) ?? 'null')
  return indent(`"""\n${text}\n""".trimIndent()`, 12)
}
