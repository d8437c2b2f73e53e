import { fasetOf } from '@safar/shared/content/keberangkatan/faset'
import { type Baris, filterRows } from '@safar/shared/content/keberangkatan/filter-rows'
import type { Pilihan } from '@safar/shared/content/keberangkatan/pilihan'
import { isTanpa, palingDekat, penghalang, terdekat } from '@safar/shared/content/keberangkatan/terdekat'
import { isChat } from '@safar/shared/platform/contact/chat'
import type { ReactNode } from 'react'
import { Berangka } from '../components/berangka.tsx'
import { NewTab } from '../components/new-tab.tsx'
import { SafeCard } from '../components/safe-card.tsx'
import { Butir, ButirNama } from './butir.tsx'
import { chipsOf, gagalText, perubahanText } from './kata.ts'
import styles from './kosong.module.css'

/** Departures that are shown where none fits. */
const TERDEKAT = 2

interface Props {
  semua: readonly Baris[]
  pilihan: Pilihan
  today: string
  host: string
  posterOf: (slug: string) => string | undefined
  /** Returns the chat's address with these choices in its text. */
  chat: (isi: string) => string
  onPick: (pilihan: Pilihan) => void
  onClear: () => void
  /** Rendered below: a form that takes a number. */
  children?: ReactNode
}

/** Renders an empty result: changes of one filter that would match, the nearest departures, and a chat. */
export function Kosong({ semua, pilihan, today, host, posterOf, chat, onPick, onClear, children }: Props) {
  const faset = fasetOf(filterRows(semua, pilihan), pilihan)
  const chips = chipsOf(pilihan, faset).map(({ text }) => text)
  const blocking = penghalang(semua, pilihan)
  const blocked = new Set(blocking.map(({ filter }) => filter))
  // Changes that only remove a filter are listed among the blocking ones already.
  const changes = terdekat(semua, pilihan).filter(
    ({ filter, pilihan: ke }) => !blocked.has(filter) || !isTanpa(filter, ke),
  )
  const kabari = chat(chips.join(', '))
  const dekat = palingDekat(semua, pilihan, TERDEKAT)
  return (
    <div className={styles.kosong}>
      <h2 data-jumlah tabIndex={-1}>
        Belum ada yang cocok{chips.length > 1 && ' dengan semuanya'}
      </h2>
      <p className="muted">
        Pilihan Anda: <Berangka text={chips.join(', ')} />.
      </p>
      {blocking.length > 0 && (
        <section aria-labelledby="hapus-satu">
          <h3 id="hapus-satu">{blocking.length === 1 ? 'Yang menghalangi' : 'Hapus satu saja'}</h3>
          <ul className={styles.ubah}>
            {blocking.map(({ filter, pilihan: ke, jumlah }) => (
              <li key={filter}>
                <button type="button" onClick={() => onPick(ke)}>
                  <span>
                    Tanpa{' '}
                    <b>
                      <Berangka text={perubahanText(filter, pilihan, ke, faset)[0]} />
                    </b>
                  </span>
                  <span>
                    <strong translate="no">{jumlah}</strong> jadwal
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes.length > 0 && (
        <section aria-labelledby="ubah-satu">
          <h3 id="ubah-satu">Ubah satu saja</h3>
          <ul className={styles.ubah}>
            {changes.map(({ filter, pilihan: ke, jumlah }) => {
              const [lama, baru] = perubahanText(filter, pilihan, ke, faset)
              return (
                <li key={`${filter} ${baru}`}>
                  <button type="button" onClick={() => onPick(ke)}>
                    <span>
                      <s>
                        <Berangka text={lama} />
                      </s>{' '}
                      <b>
                        <Berangka text={baru} />
                      </b>
                    </span>
                    <span>
                      <strong translate="no">{jumlah}</strong> jadwal
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {dekat.length > 0 && (
        <section aria-labelledby="paling-dekat" data-lihat="baris">
          <h3 id="paling-dekat">Yang paling dekat dengan pilihan Anda</h3>
          <ul className={styles.dekat}>
            {dekat.map(({ baris, gagal }) => (
              <li key={baris.slug}>
                <SafeCard of={baris} instead={<ButirNama keberangkatan={baris} />}>
                  <Butir
                    keberangkatan={baris}
                    poster={posterOf(baris.slug)}
                    kamar={pilihan.kamar}
                    orang={pilihan.orang}
                    today={today}
                    host={host}
                  >
                    <Beda gagal={gagal} baris={baris} kamar={pilihan.kamar} />
                  </Butir>
                </SafeCard>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.kabari}>
        <p>
          <strong>Menunggu yang pas?</strong> Kami kabari lewat WhatsApp begitu ada keberangkatan dengan
          pilihan ini.
        </p>
        {isChat(kabari) && (
          <a className="btn btn--wa" href={kabari} target="_blank" rel="noopener">
            Kabari saya
            <NewTab />
          </a>
        )}
        {children && (
          <details open={!isChat(kabari)}>
            <summary>{isChat(kabari) ? 'Atau tinggalkan' : 'Tinggalkan'} nomor Anda</summary>
            {children}
          </details>
        )}
        <button type="button" className="btn btn--line" onClick={onClear}>
          Hapus semua filter
        </button>
      </div>
    </div>
  )
}

interface BedaProps {
  gagal: ReturnType<typeof palingDekat>[number]['gagal']
  baris: Baris
  kamar: Pilihan['kamar']
}

/** Renders the filters that a departure does not match. */
function Beda({ gagal, baris, kamar }: BedaProps) {
  return (
    <ul className={styles.tanda} aria-label="Yang berbeda">
      {gagal.map((filter) => (
        <li key={filter}>{gagalText(filter, baris, kamar)}</li>
      ))}
    </ul>
  )
}
