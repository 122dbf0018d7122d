import { describe, expect, it } from 'vitest'
import { loadStemmer } from '../src/emit/search/load-stemmer.ts'
import { searchIndex } from '../src/emit/search/query/search-index.ts'
import { openMemoryIndex } from './in-memory-index.ts'

/** Sentences of a documentation: how to set environment variables, connect a database, delete a file, and deploy. */
const SENTENCES = {
  ja: [
    'アプリを起動する前に、環境変数を設定してください。',
    'データベースへの接続には認証情報が必要です。',
    '不要なファイルは管理画面から削除できます。',
    '本番環境へデプロイすると、変更がすぐに公開されます。',
  ],
  'zh-Hans': [
    '启动应用之前，请先设置环境变量。',
    '连接数据库时需要提供身份验证信息。',
    '您可以在控制台中删除不需要的文件。',
    '部署到生产环境后，更改会立即发布。',
  ],
  'zh-Hant': [
    '啟動應用程式之前，請先設定環境變數。',
    '連線到資料庫時需要提供驗證資訊。',
    '您可以在主控台中刪除不需要的檔案。',
    '部署到正式環境後，變更會立即發布。',
  ],
  ko: [
    '앱을 시작하기 전에 환경 변수를 설정하세요.',
    '데이터베이스에 연결하려면 인증 정보가 필요합니다.',
    '관리 화면에서 필요하지 않은 파일을 삭제할 수 있습니다.',
    '운영 서버에 배포하면 변경 사항이 바로 공개됩니다.',
  ],
  th: [
    'ก่อนเริ่มแอปให้ตั้งค่าตัวแปรสภาพแวดล้อม',
    'การเชื่อมต่อฐานข้อมูลต้องใช้ข้อมูลยืนยันตัวตน',
    'คุณสามารถลบไฟล์ที่ไม่ต้องการได้',
    'เมื่อปรับใช้แล้วการเปลี่ยนแปลงจะเผยแพร่ทันที',
  ],
  de: [
    'Setzen Sie die Umgebungsvariablen, bevor Sie die Anwendung starten.',
    'Für die Verbindung mit der Datenbank benötigen Sie Zugangsschlüssel.',
    'Nicht benötigte Dateien löschen Sie in der Verwaltung.',
    'Nach der Bereitstellung sind die Änderungen sofort öffentlich.',
  ],
  fr: [
    'Définissez les variables d’environnement avant de démarrer l’application.',
    'La connexion à la base de données exige des clés.',
    'Supprimez les fichiers inutiles dans la console.',
    'Après le déploiement, les modifications sont publiées aussitôt.',
  ],
  es: [
    'Defina las variables de entorno antes de iniciar la aplicación.',
    'La conexión a la base de datos requiere credenciales.',
    'Elimine los archivos innecesarios en la consola.',
    'Después de la implementación, los cambios se publican enseguida.',
  ],
  'pt-BR': [
    'Defina as variáveis de ambiente antes de iniciar o aplicativo.',
    'As conexões com o banco de dados exigem credenciais.',
    'Exclua os arquivos desnecessários no console.',
    'Depois da implantação, as alterações são publicadas.',
  ],
  ar: [
    'اضبط متغيرات البيئة قبل تشغيل التطبيق.',
    'يتطلب الاتصال بقاعدة البيانات مفتاحًا.',
    'يمكنك حذف الملفات غير الضرورية من لوحة التحكم.',
    'بعد النشر تظهر التغييرات والإعدادات فورًا.',
  ],
} as const

/** The numbers of the pages that a query finds, each with one of the sentences. */
async function find(language: keyof typeof SENTENCES, query: string): Promise<number[]> {
  const pages = SENTENCES[language].map((sentence, index) => ({ title: `${index}`, sections: { '': sentence } }))
  const { hits } = await searchIndex(await openMemoryIndex(pages, await loadStemmer(language)), query)
  return hits.map(({ href }) => Number(/\d+/.exec(href)?.[0]))
}

describe('search in other languages than English', () => {
  it.each<[keyof typeof SENTENCES, query: string, page: number]>([
    ['ja', '環境変数', 0],
    ['ja', '変数の設定', 0],
    ['ja', '接続', 1],
    ['ja', 'データベースに接続する', 1],
    ['ja', 'ファイルを削除', 2],
    ['ja', 'デプロイ', 3],
    ['zh-Hans', '环境变量', 0],
    ['zh-Hans', '数据库', 1],
    ['zh-Hans', '删除文件', 2],
    ['zh-Hans', '部署', 3],
    ['zh-Hant', '環境變數', 0],
    ['zh-Hant', '資料庫', 1],
    ['zh-Hant', '刪除檔案', 2],
    ['ko', '변수', 0],
    ['ko', '환경변수', 0],
    ['ko', '데이터베이스를', 1],
    ['ko', '파일 삭제', 2],
    ['ko', '파일을 삭제하는', 2],
    ['ko', '배포', 3],
    ['ko', '배포합니다', 3],
    ['th', 'ฐานข้อมูล', 1],
    ['th', 'ไฟล์', 2],
    ['de', 'Umgebungsvariable', 0],
    ['de', 'Änderung', 3],
    ['de', 'Datei löschen', 2],
    ['de', 'Bereitstellungen', 3],
    ['fr', 'définir', 0],
    ['fr', 'cle', 1],
    ['fr', 'supprimer un fichier', 2],
    ['fr', 'déployer', 3],
    ['es', 'aplicaciones', 0],
    ['es', 'conexiones', 1],
    ['es', 'eliminar archivo', 2],
    ['pt-BR', 'conexão', 1],
    ['pt-BR', 'alteração', 3],
    ['ar', 'متغير', 0],
    ['ar', 'المفتاح', 1],
    ['ar', 'ملف', 2],
    ['ar', 'حذف ملفات', 2],
    ['ar', 'إعدادات', 3],
  ])('%s: %j finds its sentence first', async (language, query, page) => {
    expect((await find(language, query))[0]).toBe(page)
  })

  it.each<[keyof typeof SENTENCES, query: string, page: number]>([
    ['ja', '変数', 0],
    ['ko', '파일을', 2],
    ['zh-Hans', '删除文件', 2],
    ['pt-BR', 'conexao', 1],
    ['ar', 'ملفات', 2],
  ])('%s: %j finds nothing else', async (language, query, page) => {
    expect(await find(language, query)).toEqual([page])
  })

  it('finds Korean words before other words than in the query', async () => {
    const pages = [{ title: '서버의 로그' }, { title: '서버를 API로 다시 시작하기' }]
    const { hits } = await searchIndex(await openMemoryIndex(pages, await loadStemmer('ko')), 'API를 시작')
    expect(hits.map(({ href }) => href)).toEqual(['/1.html'])
  })
})
