import type { Pembimbing } from './fields.ts'

/** Whether a certificate still holds on a day in Jakarta: through its last day, and without one for good. */
export function isBerlaku(
  { berlaku_sampai }: Pick<Pembimbing['sertifikat'][number], 'berlaku_sampai'>,
  today: string,
): boolean {
  return berlaku_sampai === '' || berlaku_sampai >= today
}
