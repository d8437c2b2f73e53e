import { createSchema, updateSchema } from '../../records/noun/schema.ts'
import { ARTIKEL_FIELDS } from './fields.ts'

export const artikelInputSchema = createSchema(ARTIKEL_FIELDS)
export const artikelUpdateSchema = updateSchema(ARTIKEL_FIELDS)
