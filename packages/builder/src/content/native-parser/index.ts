export { type CrashGuard, createNativeParser, type NativeParser, SATTERI_VERSION } from './create-native-parser.ts'
export { remarkNative } from './remark-native.ts'
