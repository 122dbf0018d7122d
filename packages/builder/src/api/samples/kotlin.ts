import { defineLanguage } from './define-language.ts'
import { hasFile } from './has-file.ts'
import { indent } from './indent.ts'
import { isPlainText, quoteText } from './quote-text.ts'
import { toJavaRequest } from './to-java-request.ts'
import { toJsonText } from './to-json-text.ts'

/** Kotlin, with the client of Java. */
export const kotlin = defineLanguage({
  id: 'kotlin',
  label: 'Kotlin',
  grammar: 'kotlin',
  write(request) {
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
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template of Kotlin
      '    println("${response.statusCode()} ${response.body()}")',
      '}',
    ].join('\n')
  },
})

export function quoteKotlin(text: string): string {
  return quoteText(text, { special: '$' })
}

/** Between three quotes stands everything as it is, but the sign of a variable. */
function quoteJson(value: unknown): string {
  const text = toJsonText(value)
  if (!text.includes('\n') || !isPlainText(text) || /\$|"""/.test(text))
    return quoteKotlin(JSON.stringify(value) ?? 'null')
  return indent(`"""\n${text}\n""".trimIndent()`, 12)
}
