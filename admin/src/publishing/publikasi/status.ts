import type { Publikasi } from '@safar/shared/publishing/publikasi/schema'

type Standing = Pick<Publikasi, 'status' | 'ditahan'>

const LABEL: Record<Publikasi['status'], string> = {
  terbit: 'Terbit',
  antre: 'Antre',
  membangun: 'Membangun',
  gagal: 'Gagal',
}

/** How the state of publishing is called. */
export function statusLabel({ status, ditahan }: Standing): string {
  return status === 'terbit' && ditahan ? 'Ditahan' : LABEL[status]
}

/** The colour of its dot: a release that is held back is a choice, not the usual. */
export function statusTone({ status, ditahan }: Standing): string {
  return status === 'terbit' && ditahan ? 'membangun' : status
}
