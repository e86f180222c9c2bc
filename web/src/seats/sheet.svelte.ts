/** What of the people of a table stands open over it. */
class SeatSheet {
  open = $state<'people' | 'resign' | 'end'>()

  show(which: 'people' | 'resign' | 'end') {
    this.open = which
  }

  close() {
    this.open = undefined
  }
}

export const seatSheet = new SeatSheet()
