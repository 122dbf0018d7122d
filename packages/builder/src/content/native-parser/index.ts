export { type CrashGuard, createNativeParser, type NativeParser } from './create-native-parser.ts'
export { remarkNative } from './remark-native.ts'
