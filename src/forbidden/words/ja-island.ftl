### 禁断の島：盤、そのまわり、起きたこと、できること

## 人

island-ui-who = { $named ->
    [0] { $role }
   *[other] { $name }（{ $role }）
}
island-ui-other = { $other-named ->
    [0] { $other-role }
   *[other] { $other-name }（{ $other-role }）
}
island-ui-letter-diver = 潜
island-ui-letter-engineer = 土
island-ui-letter-explorer = 探
island-ui-letter-messenger = 伝
island-ui-letter-navigator = 航
island-ui-letter-pilot = 飛
island-ui-power-diver = 1アクションで、浸水・水没したタイルをいくつでも通り抜けて移動できる。
island-ui-power-engineer = 1アクションで、2枚のタイルを補強できる。
island-ui-power-explorer = 斜めにも移動・補強できる。
island-ui-power-messenger = 離れた相手にも財宝カードを渡せる。
island-ui-power-navigator = 1アクションで、ほかの冒険家を2歩まで誘導できる。
island-ui-power-pilot = 1ターンに1回、1アクションで好きなタイルへ飛べる。

## 狭いところでのタイル名

island-ui-short-breakers-bridge = 橋
island-ui-short-bronze-gate = 青銅門
island-ui-short-cave-of-embers = 残り火
island-ui-short-cave-of-shadows = 影
island-ui-short-cliffs-of-abandon = 断崖
island-ui-short-copper-gate = 銅門
island-ui-short-coral-palace = サンゴ
island-ui-short-crimson-forest = 深紅森
island-ui-short-dunes-of-deception = 砂丘
island-ui-short-fools-landing = 飛行場
island-ui-short-gold-gate = 金門
island-ui-short-howling-garden = 咆哮
island-ui-short-iron-gate = 鉄門
island-ui-short-lost-lagoon = 潟
island-ui-short-misty-marsh = 湿地
island-ui-short-observatory = 天文台
island-ui-short-phantom-rock = 幻岩
island-ui-short-silver-gate = 銀門
island-ui-short-temple-of-the-moon = 月
island-ui-short-temple-of-the-sun = 太陽
island-ui-short-tidal-palace = 潮
island-ui-short-twilight-hollow = 窪地
island-ui-short-watchtower = 見張り
island-ui-short-whispering-garden = ささやき

## 盤

island-ui-board = 島：{ $layout }
island-ui-joint = 、
island-ui-cell = { $tile }、{ $cell }：{ $facts }
island-ui-state-dry = 乾いている
island-ui-state-flooded = 浸水
island-ui-state-sunk = 水没
island-ui-fact-treasure = ここで{ $treasure }を獲得できる
island-ui-fact-captured = { $treasure }は獲得済み
island-ui-fact-landing = ここからヘリコプターで脱出する
island-ui-fact-start = { $role }の開始タイル
island-ui-fact-flood = このターンに浸水する確率{ $chance }%
island-ui-fact-sink = このターンに水没する確率{ $chance }%
island-ui-fact-next = その水没カードは次にめくる束の中
island-ui-fact-return = その水没カードは水が！で山札に戻る
island-ui-fact-pawn = { island-ui-who }がいる
island-ui-fact-swimmer = { island-ui-who }が水に落ちている
island-ui-fact-hinted = おすすめ
island-ui-fact-can = できること：{ $verbs }
island-ui-verb-move = 移動
island-ui-verb-fly = 飛行
island-ui-verb-shore = 補強
island-ui-verb-give = カードを渡す
island-ui-verb-capture = 財宝を獲得
island-ui-verb-guide = 仲間を誘導
island-ui-verb-end = アクションを終える
island-ui-verb-draw = カードを引く
island-ui-verb-flood = 水没カードをめくる
island-ui-verb-swim = 泳ぐ
island-ui-verb-discard = 捨てる
island-ui-verb-lift = ヘリコプターで運ぶ
island-ui-verb-sandbag = 土嚢で乾かす
island-ui-verb-leave = 脱出
island-ui-floods = 浸水
island-ui-sinks = 水没
island-ui-mark = 水位は{ $mark }

## 水位メーター、財宝、山札

island-ui-meter = 水位メーター
island-ui-meter-label = 水位メーター：10のうち{ $mark }、{ $cards ->
    [0] 島は水にのまれた
   *[other] 1ターンに水没カード{ $cards }枚
}
island-ui-meter-a-turn = { $cards ->
    [0] 水没
   *[other] 枚／ターン
}
island-ui-meter-next = 次の水が！で{ $mark }：{ $cards ->
    [0] ゲームに負ける
   *[other] 1ターンに水没カード{ $cards }枚
}
island-ui-treasures = 財宝
island-ui-treasure-earth = 大地の石
island-ui-treasure-wind = 風の彫像
island-ui-treasure-fire = 炎のクリスタル
island-ui-treasure-ocean = 海の聖杯
island-ui-treasure-captured = 獲得済み
island-ui-treasure-cards = { $cards ->
    [0] 手札になし
   *[other] 手札に{ $cards }枚
}
island-ui-treasure-held = { island-ui-who }：4枚のうち{ $cards }枚
island-ui-treasure-one-tile = 残るタイルは1枚
island-ui-treasure-wet = 2枚とも浸水
island-ui-piles = カード
island-ui-rise-chance = このターンに水が！
island-ui-percent = { $chance }%
island-ui-pile-treasure = 財宝カード
island-ui-pile-flood = 水没カード
island-ui-pile-count = { $cards }枚
island-ui-discard-count = 捨て札：{ $cards }
island-ui-look-treasure = 財宝カードの捨て札{ $cards }枚を見る
island-ui-look-flood = 水没カードを見る（捨て札{ $cards }枚）
island-ui-treasure-dialog = 財宝カード
island-ui-flood-dialog = 水没カード
island-ui-column-card = カード
island-ui-column-pile = 山札
island-ui-column-discard = 捨て札
island-ui-column-hands = 手札
island-ui-discard-pile = 捨て札（水が！で山札の上に戻る）
island-ui-no-cards = カードなし
island-ui-layer-next = 次の{ $cards }枚（順不同）
island-ui-layer-only = 山札の{ $cards }枚（順不同）
island-ui-layer-below = その下の{ $cards }枚（順不同）
island-ui-flood-next = { $draws ->
    [0] このターンの水没カードは終わり
   *[other] このターンの水没カード：{ $draws }枚
}
island-ui-flood-known = この{ $cards }枚のうち{ $draws }枚が次に来る：
island-ui-flood-certain = 次に必ず来る：
island-ui-close = 閉じる

## 席

island-ui-seat = { island-ui-who }の席
island-ui-seat-turn = 手番
island-ui-seat-yours = あなた
island-ui-seat-here = 在席
island-ui-seat-away = 離席中
island-ui-seat-bot = ボット
island-ui-seat-open = 空席
island-ui-power-of = { $role }の特技
island-ui-hand = { $cards ->
    [0] 手札なし
   *[other] 手札{ $cards }枚
}
island-ui-hand-limit = 手札{ $cards }枚：上限は5枚
island-ui-card = { $count ->
    [1] { $card }
   *[other] { $card }×{ $count }
}
island-ui-card-can = { $card }：{ $verbs }
island-ui-choose-pawn = { island-ui-who }を選ぶ：{ $verbs }

## 起きたこと

island-event-role = { island-ui-who }が探検に加わる。
island-event-role-alone = { $role }が探検に加わる。
island-event-water = 水位は{ $mark }。
island-event-card = { island-ui-who }が引いた：{ $card }。
island-event-turn = { island-ui-who }の手番。
island-event-moved = { island-ui-who }が{ $tile }へ移動。
island-event-flew = { island-ui-who }が{ $tile }へ飛行。
island-event-swam = { island-ui-who }が{ $tile }へ泳ぎ着いた。
island-event-guided = { island-ui-who }が誘導されて{ $tile }へ。
island-event-lifted = ヘリコプターが{ island-ui-who }を{ $tile }へ運んだ。
island-event-shored = { $tile }を補強した。
island-event-gave = { island-ui-who }が{ island-ui-other }に渡した：{ $card }。
island-event-captured = { island-ui-who }が{ $treasure }を獲得！
island-event-spent = { island-ui-who }が{ $card }を使った。
island-event-discarded = { island-ui-who }が捨てた：{ $card }。
island-event-rose = 水位が{ $mark }に上昇{ $cards ->
    [0] ：島は水にのまれた。
   *[other] ：1ターンに水没カード{ $cards }枚。
}
island-event-on-top = 水没カードの捨て札{ $cards }枚が山札の上に戻った。
island-event-reshuffled-treasure = 財宝カードの山札が尽き、捨て札{ $cards }枚が新しい山札になった。
island-event-reshuffled-flood = 水没カードの山札が尽き、捨て札{ $cards }枚が新しい山札になった。
island-event-flooded = { $tile }が浸水。
island-event-sank = { $tile }が水没！

## できること

island-do-move = { $tile }へ移動
island-do-fly = { $tile }へ飛ぶ
island-do-shore = { $tile }を補強する
island-do-shore-two = { $tile }と{ $other-tile }を補強する
island-do-give = { island-ui-other }に渡す：{ $card }
island-do-capture = { $treasure }を獲得する
island-do-guide = { island-ui-other }を{ $tile }へ誘導
island-do-end = アクションを終える
island-do-draw = 財宝カードを引く
island-do-flood = 水没カードをめくる
island-do-swim = { $tile }へ泳ぐ
island-do-discard = 捨てる：{ $card }
island-do-lift-1 = ヘリコプター：{ $first }を{ $tile }へ
island-do-lift-2 = ヘリコプター：{ $first }と{ $second }を{ $tile }へ
island-do-lift-3 = ヘリコプター：{ $first }、{ $second }、{ $third }を{ $tile }へ
island-do-lift-all = ヘリコプター：全員を{ $tile }へ
island-do-sandbag = { $tile }に土嚢を使う
island-do-leave = 島から脱出：勝利！
island-do-back = 取り消す

## 最初の手番

island-guide-pawn = これがあなたのコマです。1ターンに3アクションできます。足あとの付いた金色の枠は移動できるタイルです。
island-guide-shore = 波のあるタイルは浸水中で、もう一度浸水すると水没して戻りません。土嚢の付いた破線の枠は補強できるタイルです。
island-guide-hand = 同じ財宝カードを4枚集め、その財宝の2つのタイルのどちらかで獲得します。同じタイルにいる仲間にはカードを渡せます。
island-guide-meter = アクションの後にカードを2枚引き、水位メーターの枚数だけタイルが浸水します。水が！が出ると水位が上がり、浸水したタイルのカードが山札の上に戻ります。
island-guide-landing = 4つの財宝がそろったら全員ここに集まり、ヘリコプターを使えば勝ちです。愚か者の着地点が水没したら負けです。
