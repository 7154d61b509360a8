/** The lost photo that somebody asks about in the result: the table on the same page shows where it was lost. */
class Asked {
  /** Its tile or animal; empty while nobody asks. */
  photo = $state('');
}

export const asked = new Asked();
