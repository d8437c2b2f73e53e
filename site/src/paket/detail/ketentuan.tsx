import type { Keterangan, Paket } from '@safar/shared/content/paket/paket-schema'
import type { Pembimbing as Guide } from '@safar/shared/content/pembimbing/pembimbing-fields'
import { recordPath } from '@safar/shared/platform/address/record'
import { inisialOf, pembimbingOf } from '../../pembimbing/dikenal.ts'
import { GambarPaket } from '../gambar-paket.tsx'
import { Fold } from './fold.tsx'
import styles from './ketentuan.module.css'
import { Section, SubHeading } from './section.tsx'
import type { SyaratUmum } from './syarat-umum.ts'
import { Ticks } from './ticks.tsx'
import { paragraphs, term } from './words.ts'
import './ketentuan.print.css'

type Included = Pick<Paket, 'harga_termasuks' | 'harga_tidak_termasuks'>

export function Termasuk({ harga_termasuks, harga_tidak_termasuks }: Included) {
  if (harga_termasuks.length === 0 && harga_tidak_termasuks.length === 0) return null
  return (
    <Section
      id="termasuk"
      title="Termasuk dan tidak termasuk"
      ringkas={
        <>
          {harga_termasuks.length > 0 && (
            <b>
              {harga_termasuks.length} hal termasuk{harga_tidak_termasuks.length > 0 && ', '}
            </b>
          )}
          {harga_tidak_termasuks.length > 0 && `${harga_tidak_termasuks.length} tidak`}
        </>
      }
    >
      <div className={styles.two}>
        <Column title="Harga termasuk" icon="check" list={harga_termasuks} />
        <Column title="Harga tidak termasuk" icon="close" list={harga_tidak_termasuks} />
      </div>
    </Section>
  )
}

function Column({ title, icon, list }: { title: string; icon: 'check' | 'close'; list: Keterangan[] }) {
  if (list.length === 0) return null
  return (
    <div>
      <SubHeading>{title}</SubHeading>
      <Ticks icon={icon} list={list.map(({ keterangan }) => keterangan)} />
    </div>
  )
}

/** The fields of a guide with a page that a package's page shows. */
export type PembimbingDikenal = Pick<Guide, 'slug' | 'nama' | 'peran' | 'gambar'>

interface PembimbingProps extends Pick<Paket, 'pembimbings'> {
  /** Shown with portrait, role and a link to their page; other guides with initials. */
  dikenal?: readonly PembimbingDikenal[] | undefined
  apiHost: string
}

export function Pembimbing({ pembimbings, dikenal = [], apiHost }: PembimbingProps) {
  if (pembimbings.length === 0) return null
  return (
    <Section id="pembimbing" title="Pembimbing">
      <ul className={styles.guides}>
        {pembimbings.map(({ nama }) => {
          const guide = pembimbingOf(nama, dikenal)
          return (
            <li key={nama}>
              <span className={styles.potret} aria-hidden="true">
                {guide?.gambar ? (
                  <GambarPaket image={guide.gambar} alt="" jenis="potret" sizes="52px" host={apiHost} />
                ) : (
                  inisialOf(nama)
                )}
              </span>
              <p>
                <strong>{guide ? <a href={recordPath('pembimbing', guide.slug)}>{nama}</a> : nama}</strong>
                {guide?.peran && <span>{guide.peran}</span>}
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

interface SyaratProps extends Pick<Paket, 'syarat_ketentuans'> {
  umum: readonly SyaratUmum[]
}

/** Renders the terms of this package, then the general ones of its kind, each under its heading and with its source. */
export function Syarat({ syarat_ketentuans, umum }: SyaratProps) {
  if (syarat_ketentuans.length === 0 && umum.length === 0) return null
  const terms = syarat_ketentuans.map(({ keterangan }) => term(keterangan))
  const polos = terms.filter(({ title }) => !title)
  return (
    <Section id="syarat" title="Syarat dan ketentuan">
      <div className={`${styles.terms} plate`}>
        {terms
          .filter(({ title }) => title)
          .map(({ title, body }) => (
            <Fold key={`${title} ${body}`} kepala={<h3>{title}</h3>}>
              {paragraphs(body).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Fold>
          ))}
        {umum.map(({ judul, ringkas, teks, butir = [], sumber }) => (
          <Fold
            key={judul}
            kepala={
              <>
                <h3>{judul}</h3>
                {ringkas && <span className={styles.ringkas}>{ringkas}</span>}
              </>
            }
          >
            <p>{teks}</p>
            {butir.length > 0 && (
              <ul className={styles.butir}>
                {butir.map((satu) => (
                  <li key={satu}>{satu}</li>
                ))}
              </ul>
            )}
            {sumber && (
              <p>
                <small>{sumber}.</small>
              </p>
            )}
          </Fold>
        ))}
        {polos.length > 0 && (
          <Fold kepala={<h3>Ketentuan paket ini</h3>}>
            <ul className={styles.butir}>
              {polos.map(({ body }) => (
                <li key={body}>{body}</li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </Section>
  )
}
