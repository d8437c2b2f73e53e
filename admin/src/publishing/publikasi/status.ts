import type { Publikasi } from '@safar/shared/publishing/publikasi/publikasi-schema'

type Standing = Pick<Publikasi, 'status' | 'ditahan'>

const LABEL: Record<Publikasi['status'], string> = {
  terbit: 'Terbit',
  antre: 'Antre',
  membangun: 'Membangun',
  gagal: 'Gagal',
}

/** Returns the label of the publishing state. */
export function statusLabel({ status, ditahan }: Standing): string {
  return status === 'terbit' && ditahan ? 'Ditahan' : LABEL[status]
}

/** Returns the tone of its dot: a release held back is a choice, not the usual state. */
export function statusTone({ status, ditahan }: Standing): string {
  return status === 'terbit' && ditahan ? 'membangun' : status
}
