import { Button, Modal, NativeSelect, NumberInput, Radio, Stack, Text, TextInput } from '@mantine/core'
import { KAMAR, KAMAR_KASUR, KAMAR_NAMA, type Kamar, kamarLabel } from '@safar/shared/content/paket/kamar'
import { newConflicts } from '@safar/shared/trips/pembagian-kamar/new-conflicts'
import { ROOM_LIMITS, type Room, type RoomWish } from '@safar/shared/trips/pembagian-kamar/room-plan'
import { type ReactNode, useState } from 'react'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { QuestionDialog } from '../../platform/ui/question-dialog.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { type Dialog, useBoard } from './board-context.ts'
import { MoveDialog } from './move-dialog.tsx'
import {
  addRoom,
  addWish,
  both,
  changeRoom,
  emptyRoom,
  movePeople,
  numberError,
  removeRoom,
  roomOf,
} from './plan.ts'
import { WISH_LABEL } from './tray.tsx'

interface Props {
  dialog: Dialog
  onClose: () => void
  /** Asks for a proposal that arranges everybody anew. */
  onAnew: () => void
  /** The list of what a proposal changes. */
  differences: ReactNode
}

/** Renders the question or form that is open above the board. */
export function Dialogs({ dialog, onClose, onAnew, differences }: Props) {
  const board = useBoard()
  const { plan, act, call } = board
  const room = 'kamar' in dialog ? plan.kamar.find(({ id }) => id === dialog.kamar) : undefined
  if (dialog.of === 'pindah') return <MoveDialog id={dialog.id} onClose={onClose} />
  if (dialog.of === 'tambah') return <AddRoom onClose={onClose} />
  if (dialog.of === 'permintaan') return <WishForm jenis={dialog.jenis} id={dialog.id} onClose={onClose} />
  if (dialog.of === 'alasan') return <ReasonForm why={dialog.why} go={dialog.go} onClose={onClose} />
  if (dialog.of === 'beda') return differences
  if (dialog.of === 'awal')
    return (
      <QuestionDialog
        question={{
          title: 'Susun ulang dari awal?',
          text: 'Usulan ini mengatur semua orang lagi. Yang disematkan dan kamar yang dikunci tetap. Belum ada yang berubah sampai Anda menekan Terapkan.',
          yes: 'Buat usulan',
        }}
        onYes={() => {
          onClose()
          onAnew()
        }}
        onNo={onClose}
      />
    )
  if (!room) return null
  if (dialog.of === 'tipe') return <KindForm room={room} onClose={onClose} />
  if (dialog.of === 'catatan') return <NoteForm room={room} onClose={onClose} />
  if (dialog.of === 'kasur') return <OtherBeds room={room} onClose={onClose} />
  return (
    <QuestionDialog
      question={{
        title: `Hapus ${call(room.id)}?`,
        text: `${room.penghuni.length} orang di dalamnya menjadi belum punya kamar.`,
        yes: 'Hapus kamar',
      }}
      onYes={() => {
        onClose()
        act(removeRoom(room.id), 'Kamar dihapus.')
      }}
      onNo={onClose}
    />
  )
}

interface FormProps {
  title: string
  yes: string
  isOff?: boolean
  onYes: () => void
  onClose: () => void
  children: ReactNode
}

function Form({ title, yes, isOff = false, onYes, onClose, children }: FormProps) {
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isOff) return
          onClose()
          onYes()
        }}
      >
        <Stack gap="sm">{children}</Stack>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" disabled={isOff}>
            {yes}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}

function Kinds({ label, tipe, onChange }: { label: string; tipe: Kamar; onChange: (tipe: Kamar) => void }) {
  return (
    <Radio.Group
      label={label}
      value={tipe}
      onChange={(value) => onChange(KAMAR.find((one) => one === value) ?? tipe)}
    >
      <Stack gap={8}>
        {KAMAR.map((one) => (
          <Radio key={one} value={one} label={kamarLabel(one)} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function AddRoom({ onClose }: { onClose: () => void }) {
  const { act, hotel, plan } = useBoard()
  const [tipe, setTipe] = useState<Kamar>('quad')
  const [no, setNo] = useState('')
  const error = numberError(plan, hotel, no.trim())
  return (
    <Form
      title="Tambah kamar"
      yes="Tambah kamar"
      isOff={error !== ''}
      onClose={onClose}
      onYes={() =>
        act(
          addRoom({ ...emptyRoom(tipe), nomor: no.trim() && hotel ? [{ hotel, no: no.trim() }] : [] }),
          'Kamar ditambahkan.',
        )
      }
    >
      <Kinds label="Tipe kamar" tipe={tipe} onChange={setTipe} />
      {hotel && (
        <TextInput
          label={`Nomor di ${hotel}`}
          description="Boleh kosong sampai hotel memberi nomornya."
          value={no}
          error={error}
          onChange={({ currentTarget }) => setNo(currentTarget.value)}
        />
      )}
    </Form>
  )
}

function KindForm({ room, onClose }: { room: Room; onClose: () => void }) {
  const { act, call } = useBoard()
  const [tipe, setTipe] = useState(room.tipe)
  return (
    <Form
      title={`Ubah tipe ${call(room.id)}`}
      yes="Simpan tipe"
      onClose={onClose}
      onYes={() => {
        const kasur_lain = Math.min(room.kasur_lain, KAMAR_KASUR[tipe])
        if (tipe !== room.tipe)
          act(
            changeRoom(room.id, { tipe, kasur_lain }),
            `Tipe kamar menjadi ${KAMAR_NAMA[tipe].toLowerCase()}.`,
          )
      }}
    >
      <Kinds label="Tipe kamar" tipe={tipe} onChange={setTipe} />
    </Form>
  )
}

function NoteForm({ room, onClose }: { room: Room; onClose: () => void }) {
  const { act, call } = useBoard()
  const [catatan, setCatatan] = useState(room.catatan)
  const isLong = catatan.trim().length > ROOM_LIMITS.catatan
  return (
    <Form
      title={`Catatan ${call(room.id)}`}
      yes="Simpan catatan"
      isOff={isLong}
      onClose={onClose}
      onYes={() => act(changeRoom(room.id, { catatan: catatan.trim() }), 'Catatan disimpan.')}
    >
      <TextInput
        label="Catatan"
        description="Misalnya: dekat lift."
        value={catatan}
        error={isLong && `Paling banyak ${ROOM_LIMITS.catatan} huruf`}
        onChange={({ currentTarget }) => setCatatan(currentTarget.value)}
        data-autofocus
      />
    </Form>
  )
}

function OtherBeds({ room, onClose }: { room: Room; onClose: () => void }) {
  const { act, call } = useBoard()
  const [count, setCount] = useState<number | string>(room.kasur_lain)
  const kasur_lain = Number(count)
  const most = KAMAR_KASUR[room.tipe]
  const isOff = count === '' || !Number.isInteger(kasur_lain) || kasur_lain < 0 || kasur_lain > most
  return (
    <Form
      title={`Kasur pembimbing di ${call(room.id)}`}
      yes="Simpan kasur"
      isOff={isOff}
      onClose={onClose}
      onYes={() => act(changeRoom(room.id, { kasur_lain }), 'Kasur pembimbing disimpan.')}
    >
      <NumberInput
        label="Jumlah kasur"
        description={`Dipakai orang yang bukan jamaah, 0 sampai ${most}.`}
        value={count}
        allowDecimal={false}
        allowNegative={false}
        error={isOff && `Isi 0 sampai ${most}`}
        onChange={setCount}
        data-autofocus
      />
    </Form>
  )
}

const NOBODY = { value: '', label: 'Pilih nama' }

/** Asks for what two people ask for. Those who must share a room are put into one, if one of them has a room. */
function WishForm({
  jenis: first,
  id,
  onClose,
}: {
  jenis: RoomWish['jenis']
  id?: number | undefined
  onClose: () => void
}) {
  const { data, facts, plan, act, person } = useBoard()
  const [jenis, setJenis] = useState(first)
  const [one, setOne] = useState(id === undefined ? '' : String(id))
  const [other, setOther] = useState('')
  const options = data.orang.map(({ peserta_id, nama }) => ({ value: String(peserta_id), label: nama }))
  const [a, b] = [Number(one), Number(other)]
  const save = () => {
    const wish = addWish({ jenis, peserta: [a, b] })
    const [roomA, roomB] = [roomOf(plan, a), roomOf(plan, b)]
    const said = `${person(a)?.nama} dan ${person(b)?.nama}: ${WISH_LABEL[jenis].toLowerCase()}.`
    const move = roomA ? movePeople([b], roomA.id) : roomB && movePeople([a], roomB.id)
    // Where the two cannot be put into one room the wish is kept, and shown as not met.
    const isMoved =
      jenis === 'bersama' &&
      roomA?.id !== roomB?.id &&
      move &&
      newConflicts(facts, plan, both(wish, move)(plan)).length === 0
    act(isMoved ? both(wish, move) : wish, said)
  }
  return (
    <Form
      title="Permintaan dua orang"
      yes="Simpan permintaan"
      isOff={one === '' || other === '' || one === other}
      onClose={onClose}
      onYes={save}
    >
      <Radio.Group
        label="Yang diminta"
        value={jenis}
        onChange={(value) => setJenis(value === 'jangan' ? 'jangan' : 'bersama')}
      >
        <Stack gap={8}>
          <Radio value="bersama" label={WISH_LABEL.bersama} />
          <Radio value="jangan" label={WISH_LABEL.jangan} />
        </Stack>
      </Radio.Group>
      <NativeSelect
        label="Orang pertama"
        data={[NOBODY, ...options]}
        value={one}
        onChange={({ currentTarget }) => setOne(currentTarget.value)}
      />
      <NativeSelect
        label="Orang kedua"
        data={[NOBODY, ...options.filter(({ value }) => value !== one)]}
        value={other}
        onChange={({ currentTarget }) => setOther(currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        {jenis === 'bersama'
          ? 'Keduanya selalu pindah bersama. Bila kamarnya berbeda, orang kedua pindah ke kamar orang pertama selama cocok.'
          : 'Keduanya tidak dapat ditaruh di kamar yang sama. Bila sekarang sekamar, kamarnya ditandai bentrok.'}
      </Text>
    </Form>
  )
}

function ReasonForm({
  why,
  go,
  onClose,
}: {
  why: string
  go: (alasan: string) => void
  onClose: () => void
}) {
  const [alasan, setAlasan] = useState('')
  const isLong = alasan.trim().length > ROOM_LIMITS.alasan
  return (
    <Form
      title="Kamar lebih baik dari yang dibayar"
      yes="Simpan dengan alasan"
      isOff={alasan.trim() === '' || isLong}
      onClose={onClose}
      onYes={() => go(alasan.trim())}
    >
      <Text size="sm">{why}</Text>
      <TextInput
        label="Alasan"
        value={alasan}
        error={isLong && `Paling banyak ${ROOM_LIMITS.alasan} huruf`}
        onChange={({ currentTarget }) => setAlasan(currentTarget.value)}
        data-autofocus
      />
    </Form>
  )
}
