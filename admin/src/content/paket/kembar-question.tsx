import { tanyaKembarBanyak } from '@safar/shared/content/paket/kembar'
import { YakinQuestion } from './yakin-question.tsx'

interface Props {
  /** Who comes to stand beside whom. */
  rows: readonly { key: number; nama: string; kembar: string }[]
  isSure: boolean
  onSure: (isSure: boolean) => void
}

/** Asks about departures that come to stand beside another one on offer of the same name and day. */
export function KembarQuestion({ rows, ...answer }: Props) {
  return (
    <YakinQuestion
      title={tanyaKembarBanyak(rows.length)}
      rows={rows.map(({ key, nama, kembar }) => ({ key, text: `${nama}: sama dengan ${kembar}` }))}
      label="Ya, simpan sebagai keberangkatan tersendiri"
      {...answer}
    />
  )
}
