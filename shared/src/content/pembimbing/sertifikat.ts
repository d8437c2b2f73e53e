import type { Pembimbing } from './pembimbing-fields.ts'

/** Tells whether a certificate is valid on a day in Jakarta: through its last day, or for good without one. */
export function isBerlaku(
  { berlaku_sampai }: Pick<Pembimbing['sertifikat'][number], 'berlaku_sampai'>,
  today: string,
): boolean {
  return berlaku_sampai === '' || berlaku_sampai >= today
}
