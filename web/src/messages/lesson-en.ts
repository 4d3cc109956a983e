/** The lesson in English. `*…*` is stressed (`*fr:…*` is French), `$…$` a formula, `{…}` filled in. */
export const lessonEn = {
  'lesson.title': 'How a translator learned to look back',
  'lesson.lead':
    'In 2014 neural translators had one bad habit: on long sentences they lost the thread. The cure was simple. Before writing a word, look back at the sentence. Today’s language models still live on that idea. Eight short sections; every figure is alive: a small network that reads French and writes English runs here, in your browser.',
  'lesson.contents': 'Contents',
  'lesson.whole': 'The whole lesson: {title}',
  'lesson.unknown': 'There is no section “{section}”. Here is the whole lesson.',
  'lesson.link': 'Link to this section',
  'lesson.exercise': 'Exercise',
  'lesson.figure': 'Figure',

  // 1
  'bottleneck.title': 'One vector for everything',
  'bottleneck.1':
    'Take two networks. The *encoder* reads the source sentence word by word. The *decoder* writes the translation word by word. This pair is called *Seq2Seq*: sequence to sequence. In its first design only one thing went across: a vector, the encoder’s last state. Whatever the decoder will ever know of the sentence has to be in there.',
  'bottleneck.2':
    'That is like reading a page once, closing the book, and then writing the page down in another language. Five words: no trouble. Forty: you begin to guess.',
  'bottleneck.try': 'Make the sentence longer, clause by clause. How much comes out at the other end?',
  'bottleneck.3':
    'Long sentences hold more; the vector does not. So something must be left behind. This is the *information bottleneck*. And look at what was thrown away: while it read, the encoder had a state for *every* word, $h_1, h_2, …$ Only the ends of that row were used.',

  // 2
  'idea.title': 'Look back',
  'idea.1':
    'So keep all the states, and let the decoder look back at them *before each word it writes*. That is the whole idea of attention.',
  'idea.2':
    'Think of a magnifying glass over the source sentence. For each new word it moves: most of the light on one word, a little on its neighbours. How much light a word gets is its *attention weight*. All weights together make 1.',
  'idea.try': 'Pick an English word. The larger a French word grows, the more the decoder looked at it.',
  'idea.3':
    'Write one row of weights under the other, one row for each word that was written, and you have a map. Here is a small one, as it might stand on a blackboard:',
  'idea.illustrative': 'Illustrative, not a training result.',
  'idea.4':
    'Read it row by row. 深度 looks mostly at *deep*, 0.50, and a bit to both sides. Every row adds up to 1. Both languages use the same word order here, so the strong cells lie on the diagonal. French and English will not always be so kind.',

  // 3
  'stages.title': 'Four stages, once for every word',
  'stages.1': 'What happens in one look? The same four stages every time:',
  'stages.score':
    '*Scores.* The decoder’s state $s$ is the question: what do I need now? Each encoder state $h_j$ is compared with it and gets a number, $e_j = f(s, h_j)$. High means: fits.',
  'stages.softmax': '*Softmax.* The scores become weights $α_j$, all positive, together 1.',
  'stages.sum': '*Weighted sum.* $c = Σ_j α_j h_j$, the *context vector*: a summary made for this one word.',
  'stages.predict': '*Prediction.* Context and decoder state choose the word together.',
  'stages.try':
    'The sentence is *fr:Il m’a entarté*, he hit me with a pie. Play it, or step through with ‹ and ›. It stands at *pie*: which French word has the highest score? Click one and check its sum with a calculator.',
  'stages.2':
    'Then comes the next word, and all four stages run again: another question, other scores, another context. Instead of one vector for the whole sentence there is a fresh one for every word. The bottleneck is gone.',

  // 4
  'equations.title': 'The same, in equations',
  'equations.1':
    'Two questions are still open. *Which* state asks, and *where* does the context go? Two papers, two answers:',
  'equations.in':
    '*Bahdanau, Cho and Bengio (2015).* The old state $s_{t-1}$ asks. The context enters the recurrence and helps to make the new state.',
  'equations.out':
    '*Luong, Pham and Manning (2015)*, and most courses since. The new state $s_t$ asks. State and context stand side by side, $[c_t; s_t]$, and predict.',
  'equations.try': 'Choose a wiring and a word. Every equation comes with its numbers in this very step.',
  'equations.2': 'Two places for one idea. In the first, looking helps to think. In the second, it helps to speak.',

  // 5
  'soft.title': 'Soft, not hard',
  'soft.1':
    'A dictionary links word to word: *red* to *fr:rouge*, yes or no. That is a *hard* alignment. Attention gives each source word a share: a *soft* alignment.',
  'soft.2':
    'Why soft? Because it can be learnt. Nudge a score a little: the soft weights move a little, the translation’s error moves a little, and the gradient knows which way is better. A hard choice does not move at all, and then it jumps. On a staircase there is no slope to walk down.',
  'soft.try': 'Nudge the score of one French word. What moves, and what jumps?',
  'soft.3':
    'So the whole chain, from the error back to every score, is differentiable, and is trained in one piece, *end to end*. Nobody told the model that *pie* belongs to *fr:entarté*. It saw pairs of sentences, millions of words, and not one alignment label. (*fr:entarté* is a rare word. So that there was something to learn from, sentences with it were written and added to the data: pairs like all others.)',

  // 6
  'gains.title': 'What it gains, measured',
  'gains.1':
    'First, better translations, most of all of long sentences. The curve tells how the score falls as sentences grow.',
  'gains.2':
    'Second, a shortcut for the gradient. Without attention, what goes wrong at the last word must be sent back through every state to reach the first one, and fades on the way: the *vanishing gradient*. With attention each $h_j$ is one step from every word that was written.',
  'gains.3':
    'Third, alignment for free. The weights were never asked to align, yet links can be read off them. How good are they? People have linked words by hand in some sentences. The *alignment error rate* (AER) compares: 0 is a perfect match, 1 is no match at all.',
  'gains.4':
    'So weights are a hint, and not a dictionary. Every $h_j$ has already heard of its neighbours, so the decoder can find out about a word at another place than you would. Read the map as a trace of where information came from. *Why* a word was chosen is a different question.',
  'gains.whatIf': 'Try it in the lab: change the weights and see which words change',

  // 7
  'variants.title': 'Four ways to score, and none',
  'variants.1':
    'One piece was left open: the function $f$ that compares state and encoder state. Each choice has a price, paid in parameters.',
  'variants.none': '*No attention.* Nothing is compared: always the same vector. The baseline of section 1.',
  'variants.dot':
    '*Dot product.* Multiply number by number and add. Costs no parameter, but both vectors must be equally long and speak the same language.',
  'variants.general':
    '*Multiplicative (bilinear).* A matrix $W$ translates between them. Any sizes fit; the price is the whole matrix.',
  'variants.reduced':
    '*Reduced-rank multiplicative.* Two thin matrices in place of one thick one: both vectors are first made short, with $r$ numbers. Far fewer parameters, if $r$ is small.',
  'variants.additive':
    '*Additive.* A small network with one hidden layer. Any sizes; the vector $v$ says which hidden units matter. Bahdanau’s choice.',
  'variants.2':
    'The models in the table are alike in everything else: same data, same sizes, same training. What differs comes from $f$, and a little from chance.',
  'variants.late':
    'One exception: where the name says “context late”, the model is wired the second way of section 4, as most courses draw it. Its numbers tell of the wiring too, and not of $f$ alone.',
  'variants.lateSizes':
    'It is of another size too: its decoder state has {late} numbers, that of the others {others}, and its card lists what else differs. So its BLEU is not the wiring’s doing alone.',
  'variants.toLab': 'Send a sentence of your own through all of them, in the lab',

  // 8
  'general.title': 'The general view, and the road to Transformers',
  'general.1':
    'Now take the translation away. Something is left: one vector asks, the *query*. A row of vectors is compared with it, the *keys*. Their weights mix a row of vectors, the *values*. In our translator the query is $s$, and keys and values are both made of the $h_j$.',
  'general.try':
    'A toy with invented vectors, two numbers each. Turn the query. When does the result lie close to one value, when in the middle of all?',
  'general.2': 'Three ways to say what this does:',
  'general.summary':
    '*A selective summary.* Many vectors in, one of fixed size out, and the query decides what it is about.',
  'general.pointer':
    '*A pointer that can learn.* A pointer in a program goes to one place. This one spreads over all, so it has a slope.',
  'general.memory': '*A memory read.* You do not give an address, you describe what you are looking for.',
  'general.3':
    'In translation the decoder asks and the encoder’s states answer: *cross-attention*. But a sentence may also ask itself. Let every word make a query, a key and a value, and let all words look at each other: *self-attention*.',
  'general.4':
    'Then came the bold question. If every word can look at every other directly, why hand notes along a chain of states? In 2017 the *Transformer* left the recurrence out: dot products, divided by $sqrt{d}$, several at once, layer upon layer, all positions at the same time. GPT and its relatives are built of that. And in every Transformer with an encoder and a decoder, cross-attention is still there: the decoder, looking back.',
  'general.end': 'Now go and look for yourself.',
  'general.toLab': 'Open the lab',

  // Worksheet
  'worksheet.title': 'A worksheet for the class',
  'worksheet.1':
    'A blank grid and its key, made of a real translation by the model on this page. Choose a sentence and print: the grid and the key come on separate pages.',
} as const;
