/** What is being pointed at: in the chronicle, in a prompt, by a choice. The board shows where it is. */
export class Pointing {
  refs = $state.raw<string[]>([])

  at(refs: string[]) {
    this.refs = refs
  }

  away() {
    this.refs = []
  }
}
