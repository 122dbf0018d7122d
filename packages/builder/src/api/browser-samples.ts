export { findSampleLanguage, SAMPLE_LANGUAGES } from './samples/languages.ts'
