// Sits four players at each of many tables of a server and lets them choose at random:
//   node traffic.js DIALECT ADDRESS TABLES EVERY WARM_UP SECONDS
// Each table makes one move every EVERY seconds; with 0, the next move as soon as all four have seen the last one.
// Prints a line of JSON when everybody sits, when measuring begins, and what was measured.
const DIALECTS = { tabletown: './tabletown_seats', 'boardgame.io': './boardgameio_seats' };
const AT_ONCE = 16; // tables that are made at the same time
const LOST = 1000; // milliseconds after which a move that not everybody has seen is lost

const choice = (list) => list[Math.floor(Math.random() * list.length)];
const emit = (fields) => console.log(JSON.stringify(fields));
const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** What happened since measuring began. */
class Figures {
  constructor() {
    this.milliseconds = []; // of each move, from sending it to the last seat's view of it
    this.games = 0; // that ended
    this.late = 0; // moves not made, because the one before was not seen by all yet
    this.errors = {}; // how often each
    this.start = performance.now();
    this.cpu = process.cpuUsage();
  }

  trouble(text) {
    this.errors[text] = (this.errors[text] || 0) + 1;
  }

  summary(lost) {
    const seconds = (performance.now() - this.start) / 1000;
    const { user, system } = process.cpuUsage(this.cpu);
    const sorted = Float64Array.from(this.milliseconds).sort();
    const quantile = (share) => (sorted.length ? sorted[Math.ceil(share * sorted.length) - 1] : null);
    return {
      seconds,
      moves: sorted.length,
      p50: quantile(0.5),
      p99: quantile(0.99),
      max: quantile(1),
      games: this.games,
      late: this.late,
      lost,
      errors: this.errors,
      busy: (user + system) / 1e6 / seconds,
    };
  }
}

/** Four seats. A move is over when all four have the view that follows it. */
class Table {
  constructor(traffic) {
    this.traffic = traffic;
    this.seats = [];
    this.sent = 0; // when the move was sent that is under way
    this.number = 0; // of the view that ends it
  }

  async open() {
    for (const seat of this.seats) seat.leave();
    this.seats = [];
    this.seats = await this.traffic.sit((text) => this.traffic.figures.trouble(text));
    for (const seat of this.seats) seat.changed = () => this.changed();
    this.sent = 0;
  }

  play() {
    if (this.sent || this.seats.length === 0) {
      this.traffic.figures.late += 1;
      return;
    }
    const seat = choice(this.seats.filter(({ choices }) => choices.length > 0));
    this.number = seat.number + 1;
    this.sent = performance.now();
    seat.play(choice(seat.choices));
  }

  changed() {
    if (!this.sent || this.seats.some(({ number }) => number < this.number)) return;
    const { figures } = this.traffic;
    figures.milliseconds.push(performance.now() - this.sent);
    this.sent = 0;
    if (this.seats[0].over) {
      figures.games += 1;
      this.open().then(() => this.traffic.next(this), (error) => figures.trouble(error.message));
    } else {
      this.traffic.next(this);
    }
  }
}

class Traffic {
  constructor(sit, tables, every) {
    this.sit = sit;
    this.every = every * 1000;
    this.tables = Array.from({ length: tables }, () => new Table(this));
    this.figures = new Figures();
    this.going = true;
  }

  async open() {
    const waiting = [...this.tables];
    const work = async () => {
      for (let table = waiting.pop(); table; table = waiting.pop()) await table.open();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** Everybody begins: all at once, or one table after the other, evenly over the interval. */
  begin() {
    if (!this.every) {
      for (const table of this.tables) table.play();
      return;
    }
    const start = performance.now();
    const gap = this.every / this.tables.length;
    let turns = 0;
    const due = () => {
      while (this.going && start + turns * gap <= performance.now()) this.tables[turns++ % this.tables.length].play();
      if (this.going) setTimeout(due, start + turns * gap - performance.now());
    };
    due();
  }

  /** After a move of this table. */
  next(table) {
    if (!this.every && this.going) table.play();
  }

  lost() {
    const before = performance.now() - LOST;
    return this.tables.filter(({ sent }) => sent && sent < before).length;
  }
}

async function main() {
  const [dialect, address, ...numbers] = process.argv.slice(2);
  const [tables, every, warmUp, seconds] = numbers.map(Number);
  const traffic = new Traffic(require(DIALECTS[dialect]).at(address), tables, every);
  await traffic.open();
  emit({ phase: 'seated', errors: traffic.figures.errors });
  traffic.begin();
  await sleep(warmUp);
  traffic.figures = new Figures();
  emit({ phase: 'begin' });
  await sleep(seconds);
  emit({ phase: 'end', ...traffic.figures.summary(traffic.lost()) });
  traffic.going = false;
  process.stdout.write('', () => process.exit());
}

main().catch((error) => {
  console.error(`error: ${error.message}${error.cause ? `: ${error.cause.message}` : ''}`);
  process.exit(1);
});
