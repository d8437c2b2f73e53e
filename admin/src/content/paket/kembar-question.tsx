import { tanyaKembarBanyak } from '@safar/shared/content/paket/kembar'
import { YakinQuestion } from './yakin-question.tsx'

interface Props {
  /** The packages and the departure that each would duplicate. */
  rows: readonly { key: number; nama: string; kembar: string }[]
  isSure: boolean
  onSure: (isSure: boolean) => void
}

/** Asks to confirm departures that would duplicate another one on offer of the same name and day. */
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
