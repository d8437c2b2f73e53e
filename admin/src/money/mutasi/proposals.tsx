import { Radio } from '@mantine/core'
import { kelompokOf } from '@safar/shared/money/mutasi/mutasi-group'
import type { Mutasi, UsulanMutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { pemesananQueries } from '../../trips/pemesanan/pemesanan.queries.ts'
import classes from '../antrean/queue.module.css'
import { AskProof } from './ask-proof.tsx'
import { missingSigns } from './line-words.ts'
import { dividedOf } from './parts.ts'

interface Props {
  line: Mutasi
  /** Proposals that nobody has turned down. */
  usulan: readonly UsulanMutasi[]
  /** The booking of the chosen proposal; null where another was looked for. */
  chosen: number | null
  onChoose: (usulan: UsulanMutasi) => void
}

/** Renders whose money a line may be: every sign and doubt in words, the likeliest chosen. */
export function Proposals({ line, usulan, chosen, onChoose }: Props) {
  const divided = dividedOf(line)
  if (usulan.length === 0) return null
  if (divided.length > 0 && divided.every((one) => usulan.includes(one)))
    return (
      <section className={classes.box} aria-labelledby="usulan">
        <h3 id="usulan">Usulan: bagi untuk {divided.length} pemesanan</h3>
        {divided.map((one) => (
          <div key={one.pemesanan_id} className={classes.proposal}>
            <Name usulan={one} />
            <Signs usulan={one} />
          </div>
        ))}
      </section>
    )
  return (
    <section className={classes.box} aria-labelledby="usulan">
      <h3 id="usulan">{usulan.length === 1 ? 'Usulan' : `${usulan.length} usulan`}</h3>
      <Radio.Group
        aria-labelledby="usulan"
        value={chosen === null ? '' : String(chosen)}
        onChange={(id) => {
          const found = usulan.find((one) => String(one.pemesanan_id) === id)
          if (found) onChoose(found)
        }}
      >
        {usulan.map((one) => (
          <Radio
            key={one.pemesanan_id}
            className={classes.proposal ?? ''}
            data-chosen={one.pemesanan_id === chosen || undefined}
            value={String(one.pemesanan_id)}
            label={
              <>
                <Name usulan={one} />
                <Signs usulan={one} />
              </>
            }
          />
        ))}
      </Radio.Group>
      {kelompokOf(line) === 'keputusan' && <AskProof line={line} usulan={usulan} />}
    </section>
  )
}

function Name({ usulan: { pemesanan_id, kode, jumlah } }: { usulan: UsulanMutasi }) {
  const { data } = useQuery(pemesananQueries.one(String(pemesanan_id)))
  return (
    <span className={classes.name}>
      <b>{data ? data.pemesan.nama : kode}</b>
      <span>{data && kode}</span>
      <span className={classes.amount}>{sumText(jumlah, 'Rp')}</span>
    </span>
  )
}

/** Renders signs and doubts, each by an icon and its words, and names what is missing. */
function Signs({ usulan }: { usulan: UsulanMutasi }) {
  const missing = missingSigns(usulan)
  return (
    <ul className={classes.signs}>
      {usulan.alasan.map((words, at) => {
        const isFit = usulan.tanda[at]?.cocok ?? false
        const Icon = isFit ? IconCircleCheck : IconAlertTriangle
        return (
          <li key={words} data-fit={isFit}>
            <Icon size={18} aria-hidden />
            <span>
              {!isFit && <b>Ragu: </b>}
              {words}
            </span>
          </li>
        )
      })}
      {missing.length > 0 && <li data-missing>Belum ada tanda: {missing.join(', ')}.</li>}
    </ul>
  )
}
