import { Button, TextInput } from '@mantine/core'
import type { KeberangkatanUang, RingkasanUang } from '@safar/shared/money/ringkasan/ringkasan-schema'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconCash, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { Empty } from '../../platform/ui/empty.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { KeysHint, type Shortcut } from '../../records/list/keys-hint.tsx'
import { useKeysOn, useLetterKeys } from '../../records/list/row-keys.ts'
import { GreyRows } from '../../trips/pemesanan/grey-rows.tsx'
import { UangTabs } from '../antrean/uang-tabs.tsx'
import { bankSum } from '../mutasi/bank-sum.ts'
import { DepartureCard } from './departure-card.tsx'
import { DeparturesTable } from './departures-table.tsx'
import { DueList } from './due-list.tsx'
import { JurnalCard } from './jurnal-card.tsx'
import { ReceivedList } from './received-list.tsx'
import classes from './ringkasan.module.css'
import { type Hari, ringkasanQuery } from './ringkasan.queries.ts'

const KEYS: readonly Shortcut[] = [[['[', ']'], 'keberangkatan sebelum dan sesudahnya']]

/** Renders `/admin/uang/keberangkatan`: what is missing, and when it comes. */
export function Component() {
  const today = hariIni()
  const [hari, setHari] = useState<Hari>({ per: '', dari: '', sampai: '' })
  const { data, isPending, isError, refetch } = useQuery(ringkasanQuery(hari))
  const isPeriod = hari.dari !== '' || hari.sampai !== ''
  const [asked, setAsked] = useState<number | null>(null)
  const [isKeys, setKeys] = useKeysOn()
  const rows = data?.keberangkatan ?? []
  const at = Math.max(
    0,
    rows.findIndex(({ paket_id }) => paket_id === asked),
  )
  const chosen = rows[at]
  const go = (to: number) => setAsked(rows[Math.min(Math.max(to, 0), rows.length - 1)]?.paket_id ?? null)
  useLetterKeys({ '[': () => go(at - 1), ']': () => go(at + 1) }, isKeys)
  return (
    <>
      <PageTitle
        title="Uang per keberangkatan"
        lead={
          data
            ? `Per ${formatWaktu(data.dibaca_pada)}, dihitung dari buku.`
            : 'Apa yang kurang, dan kapan masuknya.'
        }
        action={
          <div className={classes.actions}>
            <TextInput
              type="date"
              label="Keadaan per hari"
              max={today}
              value={hari.per}
              onChange={({ currentTarget: { value } }) =>
                setHari({ ...hari, per: value <= today ? value : '' })
              }
            />
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              Cetak
            </Button>
          </div>
        }
      />
      <UangTabs />
      <fieldset className={classes.period}>
        <legend>Tagihan yang jatuh tempo, dan uang yang bergerak</legend>
        <TextInput
          type="date"
          label="Dari"
          value={hari.dari}
          {...(hari.sampai && { max: hari.sampai })}
          onChange={({ currentTarget: { value } }) => setHari(orderly({ ...hari, dari: value }, 'sampai'))}
        />
        <TextInput
          type="date"
          label="Sampai"
          value={hari.sampai}
          {...(hari.dari && { min: hari.dari })}
          onChange={({ currentTarget: { value } }) => setHari(orderly({ ...hari, sampai: value }, 'dari'))}
        />
        {isPeriod && (
          <Button variant="default" onClick={() => setHari({ ...hari, dari: '', sampai: '' })}>
            Semua waktu
          </Button>
        )}
      </fieldset>
      {isPending && <GreyRows count={6} />}
      {isError && <Retry onRetry={() => void refetch()} />}
      {data && rows.length === 0 && (
        <Empty
          icon={IconCash}
          title={isPeriod ? 'Tidak ada uang di hari-hari itu.' : 'Belum ada uang keberangkatan.'}
        >
          {isPeriod
            ? 'Tidak ada tagihan yang jatuh tempo dan tidak ada uang yang bergerak. Pilih hari lain, atau semua waktu.'
            : 'Begitu sebuah keluarga memesan, tagihannya tampak di sini menurut keberangkatan.'}
        </Empty>
      )}
      {data && rows.length > 0 && (
        <div className={classes.page}>
          {data.jumlah.map((sums) => (
            <Strip key={sums.mata_uang} sums={sums} mutasi={data.mutasi} />
          ))}
          <div className={classes.grid}>
            <div className={classes.column}>
              {data.jumlah.map(({ mata_uang, ...sums }) => (
                <div key={mata_uang} className={classes.column}>
                  <div className={classes.card}>
                    <DeparturesTable
                      caption={
                        mata_uang === 'Rp' ? 'Keberangkatan dalam rupiah' : 'Keberangkatan dalam dolar'
                      }
                      rows={rows.filter((one) => one.mata_uang === mata_uang)}
                      chosen={chosen?.paket_id ?? null}
                      today={today}
                      onChoose={setAsked}
                    />
                    {sums.belum_pasti.seharusnya > 0 && (
                      <p className={classes.line}>
                        Belum pasti berangkat, dihitung terpisah{' '}
                        <b>
                          {sumText(sums.belum_pasti.terbayar, mata_uang)} dari{' '}
                          {sumText(sums.belum_pasti.seharusnya, mata_uang)}
                        </b>
                      </p>
                    )}
                    {sums.dijanjikan > 0 && (
                      <p className={classes.line}>
                        Pengembalian disetujui, belum dibayar <b>{sumText(sums.dijanjikan, mata_uang)}</b>
                      </p>
                    )}
                    {sums.potongan > 0 && (
                      <p className={classes.line}>
                        Potongan pembatalan, pendapatan terpisah <b>{sumText(sums.potongan, mata_uang)}</b>
                      </p>
                    )}
                  </div>
                  <section className={classes.card} aria-label={`Jatuh tempo berikutnya, ${mata_uang}`}>
                    <h2>Jatuh tempo berikutnya</h2>
                    <DueList data={data} mata_uang={mata_uang} />
                  </section>
                  {data.rekening.some((one) => one.mata_uang === mata_uang) && (
                    <section className={classes.card} aria-label={`Uang masuk, ${mata_uang}`}>
                      <h2>Masuk lewat mana</h2>
                      <ReceivedList rows={data.rekening.filter((one) => one.mata_uang === mata_uang)} />
                    </section>
                  )}
                </div>
              ))}
            </div>
            {chosen && <Chosen departure={chosen} hari={hari} today={today} />}
          </div>
          <JurnalCard departures={rows} today={today} />
          <KeysHint keys={KEYS} isOn={isKeys} onSwitch={setKeys} />
        </div>
      )}
    </>
  )
}

/** Empties the other end of a period that would end before it begins. */
function orderly(hari: Hari, other: 'dari' | 'sampai'): Hari {
  const isTurned = hari.dari !== '' && hari.sampai !== '' && hari.dari > hari.sampai
  return isTurned ? { ...hari, [other]: '' } : hari
}

function Chosen(props: { departure: KeberangkatanUang; hari: Hari; today: string }) {
  return (
    <div className={classes.side}>
      <DepartureCard key={props.departure.paket_id} {...props} />
    </div>
  )
}

interface StripProps {
  sums: RingkasanUang['jumlah'][number]
  mutasi: RingkasanUang['mutasi']
}

/** Renders the sums of a currency; money that waits is counted in none of them. */
function Strip({ sums, mutasi }: StripProps) {
  const { mata_uang } = sums
  const text = (sum: number) => sumText(sum, mata_uang)
  return (
    <dl
      className={classes.strip}
      aria-label={mata_uang === 'Rp' ? 'Jumlah dalam rupiah' : 'Jumlah dalam dolar'}
    >
      <Figure name="Seharusnya masuk" value={text(sums.seharusnya)}>
        {formatThousands(sums.keberangkatan)} keberangkatan, {formatThousands(sums.peserta)} jamaah
      </Figure>
      <Figure name="Sudah diterima" value={text(sums.terbayar)} tone="in">
        untuk tagihan yang berlaku
      </Figure>
      <Figure name="Sisa" value={text(sums.sisa)}>
        belum dibayar
      </Figure>
      <Figure name="Terlambat" value={text(sums.lewat)} {...(sums.lewat > 0 && { tone: 'late' })}>
        <Link to={`${paths.pemesanan}?perlu=1`}>{formatThousands(sums.lewat_pemesanan)} pemesanan</Link>
      </Figure>
      <Figure name="Menunggu diperiksa" value={text(sums.antrean)} tone="wait">
        {formatThousands(sums.antrean_pembayaran)} pembayaran, belum dihitung
      </Figure>
      {mata_uang === 'Rp' && (
        <Figure name="Menunggu dicocokkan" value={bankSum(mutasi.jumlah)} tone="wait">
          <Link to={paths.uang}>{formatThousands(mutasi.baris)} mutasi, belum dihitung</Link>
        </Figure>
      )}
    </dl>
  )
}

interface FigureProps {
  name: string
  value: string
  tone?: 'in' | 'late' | 'wait'
  children: ReactNode
}

function Figure({ name, value, tone, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-tone={tone}>
        {value}
        <span className={classes.small}>{children}</span>
      </dd>
    </div>
  )
}
