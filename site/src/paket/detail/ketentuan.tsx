import type { Keterangan, Paket } from '@safar/shared/paket/schema'
import { Icon } from '../../components/icon.tsx'
import type { PembimbingDikenal } from '../../konten/pembimbing.ts'
import styles from './ketentuan.module.css'
import { Section, SubHeading } from './section.tsx'
import { Ticks } from './ticks.tsx'
import { paragraphs, term } from './words.ts'
import './ketentuan.print.css'

type Included = Pick<Paket, 'harga_termasuks' | 'harga_tidak_termasuks'>

export function Termasuk({ harga_termasuks, harga_tidak_termasuks }: Included) {
  if (harga_termasuks.length === 0 && harga_tidak_termasuks.length === 0) return null
  return (
    <Section id="termasuk" title="Termasuk dan tidak termasuk">
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

const initials = (nama: string) =>
  nama
    .replace(/^(ustadz|ustadzah|ust\.?|h\.?|hj\.?|kh\.?|dr\.?)\s+/i, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

interface PembimbingProps extends Pick<Paket, 'pembimbings'> {
  /** Face and role of the guides whom the agency introduces; the others show their initials. */
  dikenal?: readonly PembimbingDikenal[] | undefined
}

export function Pembimbing({ pembimbings, dikenal = [] }: PembimbingProps) {
  if (pembimbings.length === 0) return null
  return (
    <Section id="pembimbing" title="Pembimbing">
      <ul className={styles.guides}>
        {pembimbings.map(({ nama }) => {
          const guide = dikenal.find((one) => one.nama === nama)
          return (
            <li key={nama}>
              {guide ? (
                <img
                  className={styles.potret}
                  src={guide.potret}
                  alt=""
                  width="52"
                  height="52"
                  loading="lazy"
                />
              ) : (
                <span className={styles.potret} aria-hidden="true">
                  {initials(nama)}
                </span>
              )}
              <p>
                <strong>{nama}</strong>
                {guide && <span>{guide.peran}</span>}
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

export function Syarat({ syarat_ketentuans }: Pick<Paket, 'syarat_ketentuans'>) {
  if (syarat_ketentuans.length === 0) return null
  return (
    <Section id="syarat" title="Syarat dan ketentuan">
      <div className={styles.terms}>
        {syarat_ketentuans.map(({ keterangan }, index) => {
          const { title, body } = term(keterangan)
          if (!title) {
            return (
              <p className={styles.term} key={keterangan}>
                {body}
              </p>
            )
          }
          return (
            <details key={keterangan} open={index === 0}>
              <summary>
                {title}
                <Icon name="down" />
              </summary>
              {paragraphs(body).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </details>
          )
        })}
      </div>
    </Section>
  )
}
