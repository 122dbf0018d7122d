import { defineLanguage } from './define-language.ts'
import { indent, isPlainText, quoteText } from './quote-text.ts'
import { hasFile, toJsonText } from './sample-body.ts'
import { toJavaRequest } from './to-java-request.ts'

/** Java 17, with `java.net.http`. */
export const java = defineLanguage({
  id: 'java',
  label: 'Java',
  grammar: 'java',
  toCode(request) {
    const { method, url, body } = request
    const { headers, publisher } = toJavaRequest(request, { quote: quoteText, quoteJson })
    return [
      'import java.net.URI;',
      'import java.net.http.HttpClient;',
      'import java.net.http.HttpRequest;',
      'import java.net.http.HttpRequest.BodyPublishers;',
      'import java.net.http.HttpResponse.BodyHandlers;',
      ...(hasFile(body) ? ['import java.nio.file.Path;'] : []),
      '',
      'public class Sample {',
      '  public static void main(String[] args) throws Exception {',
      `    var request = HttpRequest.newBuilder(URI.create(${quoteText(url)}))`,
      ...headers.map(([name, value]) => `        .header(${quoteText(name)}, ${quoteText(value)})`),
      `        .method(${quoteText(method)}, ${publisher})`,
      '        .build();',
      '',
      '    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
      '    System.out.println(response.statusCode() + " " + response.body());',
      '  }',
      '}',
    ].join('\n')
  },
})

/** A text block. The indentation that all lines share is dropped. */
function quoteJson(value: unknown): string {
  const text = toJsonText(value)
  if (!text.includes('\n') || !isPlainText(text)) return quoteText(JSON.stringify(value) ?? 'null')
  return indent(`"""\n${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')}"""`, 12)
}
