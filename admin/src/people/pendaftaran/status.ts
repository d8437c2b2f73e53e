import { type PendaftaranStatus, STATUS_LABEL } from '@safar/shared/people/pendaftaran/status'

/** The label and colours of each status. */
export const STATUS: Record<PendaftaranStatus, { label: string; bg: string; c: string }> = {
  baru: { label: STATUS_LABEL.baru, bg: 'var(--gold100)', c: 'var(--haji)' },
  dihubungi: { label: STATUS_LABEL.dihubungi, bg: 'var(--overseas100)', c: 'var(--overseas)' },
  lunas: { label: STATUS_LABEL.lunas, bg: 'var(--e100)', c: 'var(--e900)' },
  batal: { label: STATUS_LABEL.batal, bg: 'var(--sand)', c: 'var(--muted)' },
}
