import { errorBodySchema } from '@safar/shared/errors'
import { ubahKursiSchema } from '@safar/shared/paket/kursi'
import { riwayatSchema } from '@safar/shared/paket/riwayat'
import { sampahSchema } from '@safar/shared/paket/sampah'
import {
  paketInputSchema,
  paketRingkasSchema,
  paketSchema,
  paketUpdateSchema,
} from '@safar/shared/paket/schema'
import {
  KONTAK_MESSAGE,
  pendaftaranAnswerSchema,
  pendaftaranInputSchema,
  pendaftaranJumlahSchema,
  pendaftaranSayaSchema,
  pendaftaranSchema,
  pendaftaranUpdateSchema,
} from '@safar/shared/pendaftaran/schema'
import { publikasiSchema, rilisSchema } from '@safar/shared/publikasi/schema'
import {
  gantiPasswordSchema,
  loginSchema,
  profilSchema,
  sessionSchema,
  userSchema,
} from '@safar/shared/session/schema'
import { z } from 'zod'
import type { SchemaName } from './operations.ts'

export interface JsonSchema {
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  [key: string]: unknown
}

const SCHEMAS: Record<SchemaName, z.ZodType> = {
  Paket: paketSchema,
  PaketRingkas: paketRingkasSchema,
  PaketInput: paketInputSchema,
  PaketUpdate: paketUpdateSchema,
  UbahKursi: ubahKursiSchema,
  Riwayat: riwayatSchema,
  RiwayatLengkap: riwayatSchema.extend({ paket: paketSchema }),
  Sampah: sampahSchema.extend({ paket: paketSchema }),
  Login: loginSchema,
  Session: sessionSchema.extend({ expires_at: z.iso.datetime() }),
  User: userSchema,
  Profil: profilSchema,
  GantiPassword: gantiPasswordSchema,
  Pendaftaran: pendaftaranSchema,
  PendaftaranSaya: pendaftaranSayaSchema,
  PendaftaranInput: pendaftaranInputSchema,
  PendaftaranUpdate: pendaftaranUpdateSchema,
  PendaftaranAnswer: pendaftaranAnswerSchema,
  PendaftaranJumlah: pendaftaranJumlahSchema,
  Publikasi: publikasiSchema,
  Rilis: rilisSchema,
  BuildLog: z.object({ teks: z.string() }),
  Error: errorBodySchema,
}

const INPUTS: readonly SchemaName[] = [
  'PaketInput',
  'PaketUpdate',
  'UbahKursi',
  'Login',
  'Profil',
  'GantiPassword',
  'PendaftaranInput',
  'PendaftaranUpdate',
]

/** The shared schemas as JSON Schema. */
export function jsonSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(SCHEMAS).map(([name, schema]) => [name, toJson(name, schema)]))
}

function toJson(name: string, schema: z.ZodType): JsonSchema {
  // What comes out of a schema is the form that callers should send; what else it accepts is a courtesy to older clients.
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // `9` becomes `9 Hari` by a transform, of which nothing is known but that.
      if (zodSchema._zod.def.type === 'transform') jsonSchema.type = 'string'
    },
  }) as JsonSchema
  const isInput = INPUTS.some((input) => input === name)
  return isInput ? { ...json, required: requiredFields(schema), additionalProperties: true } : json
}

/** What an empty body is refused for. */
function requiredFields(schema: z.ZodType): string[] {
  const parsed = schema.safeParse({})
  if (parsed.success) return []
  // What another field may stand in for is not needed itself; the call's summary says so.
  const alone = parsed.error.issues.filter(({ message }) => message !== KONTAK_MESSAGE)
  return [...new Set(alone.map((issue) => String(issue.path[0])))]
}
