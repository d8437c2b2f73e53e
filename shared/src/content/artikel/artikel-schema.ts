import { createSchema, updateSchema } from '../../records/noun/noun-schema.ts'
import { ARTIKEL_FIELDS } from './artikel-fields.ts'

export const artikelInputSchema = createSchema(ARTIKEL_FIELDS)
export const artikelUpdateSchema = updateSchema(ARTIKEL_FIELDS)
