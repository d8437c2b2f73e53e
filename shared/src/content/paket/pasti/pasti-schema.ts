import { z } from 'zod'
import { KEADAAN, PASTI } from './pasti.ts'

/** One certainty as `GET /api/paket/{id}/pasti` answers it. */
export const pastiBarisSchema = z.object({
  kunci: z.enum(PASTI),
  keadaan: z.enum(KEADAAN).meta({
    description:
      '`terbukti`: all of it is stored; `menyusul`: part of it; `kosong`: nothing, or nothing that holds.',
  }),
  bukti: z.array(
    z.object({
      teks: z.string(),
      tautan: z.string().optional().meta({ description: 'Where to check it.' }),
    }),
  ),
  per: z.string().meta({
    description:
      'When what it is read from was written last, ISO 8601 in UTC; empty where that is not known.',
  }),
})
