import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import { ApiError } from '@safar/shared/platform/http/errors'
import { defaultLastDay, linkMessage } from '@safar/shared/trips/rombongan/link'
import type {
  NewRombonganLink,
  RombonganKantor,
  RombonganLink,
} from '@safar/shared/trips/rombongan/rombongan-schema'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { Dot } from '../../platform/ui/dot.tsx'
import { type Question, QuestionDialog } from '../../platform/ui/question-dialog.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './rombongan.module.css'
import { rombonganClient, useGroupCall } from './rombongan.queries.ts'

interface Props {
  slug: string
  data: RombonganKantor
}

/** Renders the links of a departure's guides: one for each phone, made, sent and ended here. */
export function LinksCard({ slug, data }: Props) {
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<RombonganLink | null>(null)
  const end = useGroupCall(slug, (id: number) => rombonganClient.endLink(slug, id))
  const question: Question | null = ending && {
    title: 'Akhiri tautan ini?',
    text: `${ending.untuk || 'HP ini'} tidak dapat membuka rombongan lagi. Data di HP-nya dihapus begitu tersambung.`,
    yes: 'Akhiri',
  }
  return (
    <section className={classes.card} aria-label="Tautan rombongan">
      <div className={classes.head}>
        <h2>Tautan rombongan</h2>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          Buat tautan
        </Button>
      </div>
      <p className={classes.lead}>
        Untuk HP pembimbing: nama, kamar, penerbangan, kebutuhan, dan absen, tanpa nomor identitas. Satu
        tautan untuk satu HP, jadi HP yang hilang dapat diakhiri sendiri.
      </p>
      {data.tautan.length === 0 ? (
        <p className={classes.none}>Belum ada tautan.</p>
      ) : (
        <ul className={classes.rows}>
          {data.tautan.map((link) => (
            <li key={link.id}>
              <span>
                <b>{link.untuk || 'Tanpa nama'}</b>
                <small>
                  {link.dibuka_pada
                    ? `Terakhir dibuka ${formatWaktu(link.dibuka_pada)}`
                    : 'Belum pernah dibuka'}
                </small>
              </span>
              <LinkState link={link} />
              {link.keadaan === 'aktif' && (
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={`Akhiri tautan ${link.untuk || 'tanpa nama'}`}
                  onClick={() => setEnding(link)}
                >
                  Akhiri
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {end.error && (
        <p role="alert" className={classes.wrong}>
          {saidBy(end.error)}
        </p>
      )}
      {isAdding && <AddLink slug={slug} data={data} onClose={() => setAdding(false)} />}
      {question && ending && (
        <QuestionDialog
          question={question}
          onNo={() => setEnding(null)}
          onYes={() => {
            end.mutate(ending.id)
            setEnding(null)
          }}
        />
      )}
    </section>
  )
}

function LinkState({ link: { keadaan, berakhir_pada, dicabut_pada } }: { link: RombonganLink }) {
  // It ends as that day does.
  const lastDay = formatTanggal(hariIni(new Date(Date.parse(berakhir_pada) - 1)))
  if (keadaan === 'aktif') return <Dot tone="done">Berlaku sampai {lastDay}</Dot>
  if (keadaan === 'dicabut') return <Dot tone="bad">Diakhiri {formatWaktu(dicabut_pada ?? '')}</Dot>
  return <Dot>Habis {lastDay}</Dot>
}

function AddLink({ slug, data, onClose }: Props & { onClose: () => void }) {
  const [untuk, setUntuk] = useState('')
  const [sampai, setSampai] = useState(() => defaultLastDay(data.paket.pulang, hariIni()))
  const [made, setMade] = useState<NewRombonganLink | null>(null)
  const { mutate, isPending, error } = useGroupCall(slug, () =>
    rombonganClient.addLink(slug, { untuk, sampai }),
  )
  useFocusBack()
  const problems = error instanceof ApiError ? error.errors : {}
  if (made) {
    const message = linkMessage({ nama_paket: data.paket.nama_paket, tautan: made.tautan })
    return (
      <Modal opened onClose={onClose} title="Tautan siap">
        <CopyField label="Pesan WhatsApp" value={message} autoFocus />
        <CopyField label="Tautan rombongan" value={made.tautan} />
        <Text size="sm" c="dimmed">
          Hanya tampil sekali ini. Kalau hilang, buat lagi dan akhiri yang ini.
        </Text>
        <DialogActions>
          <Button onClick={onClose}>Selesai</Button>
        </DialogActions>
      </Modal>
    )
  }
  return (
    <Modal opened onClose={onClose} title="Buat tautan rombongan">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          mutate(undefined, { onSuccess: setMade })
        }}
      >
        <TextInput
          label="Untuk siapa"
          placeholder="Ustadz Salman"
          value={untuk}
          error={problems.untuk?.[0]}
          data-autofocus
          onChange={({ currentTarget }) => setUntuk(currentTarget.value)}
        />
        <TextInput
          mt="md"
          type="date"
          label="Berlaku sampai"
          value={sampai}
          error={problems.sampai?.[0]}
          onChange={({ currentTarget }) => setSampai(currentTarget.value)}
        />
        {error && Object.keys(problems).length === 0 && (
          <p role="alert" className={classes.wrong}>
            {saidBy(error)}
          </p>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" loading={isPending}>
            Buat tautan
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
