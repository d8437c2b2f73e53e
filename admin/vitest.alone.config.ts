export { alone as default } from './vitest.config.ts'
