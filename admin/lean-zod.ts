import type { Plugin } from 'vite'
import { leaveOut } from './lean-code.ts'

/** The text formats of zod that no schema uses; each would bring its pattern and its class. */
export const UNUSED_FORMATS = [
  'email',
  'jwt',
  'emoji',
  'guid',
  'uuid',
  'uuidv4',
  'uuidv6',
  'uuidv7',
  'nanoid',
  'cuid',
  'cuid2',
  'ulid',
  'base64',
  'base64url',
  'xid',
  'ksuid',
  'ipv4',
  'ipv6',
  'cidrv4',
  'cidrv6',
  'e164',
  'datetime',
  'date',
  'time',
  'duration',
]

const SCHEMAS = /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/
const CORE = /zod[\\/]v4[\\/]core[\\/]schemas\.js$/
const TO_JSON_SCHEMA = /zod[\\/]v4[\\/]core[\\/]to-json-schema\.js$/
/** The line in which each kind of schema says how it becomes JSON Schema. */
const PROCESSOR = /^ {4}inst\._zod\.processJSONSchema = .*$/gm

/**
 * A Vite plugin that cuts JSON Schema (the API's) and unused text formats out of zod, which signing in has to wait for.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    enforce: 'pre',
    transform(code, id) {
      if (SCHEMAS.test(id)) {
        const without = code.replace(PROCESSOR, '')
        if (without === code)
          throw new Error(`${id} says otherwise how schemas are described: see admin/lean.ts`)
        return leaveOut(without, id, {}, { of: 'ZodString', names: UNUSED_FORMATS })
      }
      // zod's JIT compiles from text, which the content security policy forbids: it would try, and fall back.
      if (CORE.test(id)) return leaveOut(code, id, { $ZodObjectJIT: '$ZodObject' })
      if (!TO_JSON_SCHEMA.test(id)) return null
      return leaveOut(code, id, {
        createToJSONSchemaMethod: '() => leftOut',
        createStandardJSONSchemaMethod: '() => leftOut',
      })
    },
  }
}
