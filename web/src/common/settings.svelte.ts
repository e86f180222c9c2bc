class Settings {
  open = $state(false)

  show() {
    this.open = true
  }

  close() {
    this.open = false
  }
}

/** Whether the settings lie open, on whichever page. */
export const settings = new Settings()
